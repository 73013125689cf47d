import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { clients, newFolder } from "./testing/open-test-sandbox.ts";

// Each test starts its own processes, which is slow on a busy machine.

const main = new URL("./main.ts", import.meta.url);
const children = new Set<ChildProcess>();
const folders: string[] = [];

afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

async function newData(): Promise<string> {
  const folder = await newFolder();
  folders.push(folder);
  return folder;
}

function start(environment: Record<string, string>): ChildProcess {
  const env = { ...process.env, SANDBOX_PORT: "0", SANDBOX_SMTP_PORT: "0", ...environment };
  const child = fork(main, { env, execArgv: [], stdio: ["ignore", "pipe", "pipe", "ipc"] });
  children.add(child);
  return child;
}

async function startReady(data: string) {
  const child = start({ SANDBOX_DATA: data });
  const message = await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", () => reject(new Error("The sandbox ended before it was ready")));
  });
  expect(message).toMatchObject({ ready: true });
  const ports = new Map<string, unknown>(Object.entries(message ?? {}));
  return {
    child,
    ...clients({ httpPort: Number(ports.get("httpPort")), smtpPort: Number(ports.get("smtpPort")) }),
  };
}

async function startRefused(environment: Record<string, string>) {
  const child = start(environment);
  const [stderr, [code]] = await Promise.all([text(child.stderr!), once(child, "exit")]);
  return { stderr, code: Number(code) };
}

test("kill -9 right after the 250 reply loses no accepted email", async () => {
  const data = await newData();
  const accepted: string[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const { child, send } = await startReady(data);
    const ended = once(child, "exit");
    const sending = Array.from({ length: 6 }, async (_, number) => {
      const subject = `Round ${round}, no. ${number}`;
      await send({ to: "b@example.com", subject, text: "x".repeat(20_000) });
      accepted.push(subject);
      if (accepted.length % 6 === 3) child.kill("SIGKILL");
    });
    await Promise.allSettled(sending);
    child.kill("SIGKILL");
    await ended;
  }
  const { mails } = await startReady(data);
  const kept = (await mails()).map((mail) => mail.subject);
  expect(accepted.length).toBeGreaterThanOrEqual(3);
  expect(kept).toEqual(expect.arrayContaining(accepted));
});

test.each(["SIGTERM", "SIGINT"] as const)("%s stops the sandbox with exit code 0 and no output", async (signal) => {
  const data = await newData();
  const { child, send } = await startReady(data);
  await send({ to: "b@example.com", subject: "One", text: "x" });
  const output = Promise.all([text(child.stdout!), text(child.stderr!)]);
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await output).toEqual(["", ""]);
  expect(await (await startReady(data)).mails()).toHaveLength(1);
});

test("the sandbox exits when its parent process disconnects", async () => {
  const { child } = await startReady(await newData());
  child.disconnect();
  expect(await once(child, "exit")).toEqual([0, null]);
});

test.each(["SANDBOX_PORT", "SANDBOX_SMTP_PORT"])(
  "a port in %s that is already in use is reported in one line",
  async (name) => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const address = taken.address();
    const port = typeof address === "object" && address ? String(address.port) : "";
    const { stderr, code } = await startRefused({ SANDBOX_DATA: await newData(), [name]: port });
    taken.close();
    expect(code).toBe(1);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(`Port ${port} is taken`);
  },
);

test("an invalid port and an unusable data folder are each reported in one line", async () => {
  const data = await newData();
  await writeFile(join(data, "mail"), "");
  for (const [environment, expected] of [
    [{ SANDBOX_PORT: "http" }, /SANDBOX_PORT is "http"/],
    [{ SANDBOX_DATA: data }, /SANDBOX_DATA/],
  ] as const) {
    const { stderr, code } = await startRefused(environment);
    expect(code).toBe(1);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toMatch(expected);
  }
});
