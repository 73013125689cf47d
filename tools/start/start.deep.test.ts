import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { isAlive } from "../postgres/read-postmaster.ts";
import { skipIfAsked } from "../test/skip-if-asked.ts";
import { createTestStarts } from "./stand-ins/create-test-starts.ts";
import { ask, postgresPid, type StartRun } from "./stand-ins/run-start.ts";

const { here, start } = createTestStarts();
let acknowledged: string[] = [];

beforeEach(() => {
  acknowledged = [];
});

test("The server finds its settings, and the same secrets at every start", async () => {
  const read = async () => {
    const run = start();
    await run.prints("Offertory is ready");
    const found: Record<string, string> = JSON.parse(await ask(here.port, "/environment"));
    run.child.kill("SIGTERM");
    await run.ended;
    return found;
  };
  const [first, second] = [await read(), await read()];
  expect(first).toMatchObject({
    PORT: String(here.port),
    OFFERTORY_DATA: here.dataFolder,
    OFFERTORY_MODE: "demo",
    SMTP_URL: `smtp://127.0.0.1:${here.port + 4}`,
    SANDBOX_URL: `http://127.0.0.1:${here.port + 3}`,
  });
  expect(Buffer.from(first["OFFERTORY_SECRET"] ?? "", "base64url")).toHaveLength(32);
  expect(first["OFFERTORY_ENCRYPTION_KEY"]).not.toBe(first["OFFERTORY_SECRET"]);
  expect(second["OFFERTORY_ENCRYPTION_KEY"]).toBe(first["OFFERTORY_ENCRYPTION_KEY"]);
  expect(second["OFFERTORY_SECRET"]).toBe(first["OFFERTORY_SECRET"]);
  expect(statSync(join(here.dataFolder, "secrets.json")).mode & 0o777).toBe(0o600);
});

const canListen = (host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(0, host, () => probe.close(() => resolve(true)));
  });

for (const [host, name] of [
  ["127.0.0.2", "127.0.0.2"],
  ["::1", "[::1]"],
  ["0.0.0.0", "localhost"],
  ["", "localhost"],
] as const) {
  test(`With HOST=${host} it starts, prints ${name}, and its app URLs use that name`, async (context) => {
    if (host && !(await canListen(host))) skipIfAsked(context, "addresses", `${host} is no address of this machine`);
    const run = start({ env: { HOST: host } });
    await run.prints("Offertory is ready");
    expect(run.output()).toContain(`Portal           http://${name}:${here.port}\n`);
    const answer = await fetch(`http://${name}:${here.port}/environment`);
    expect(await answer.json()).toMatchObject({
      HOST: host || "127.0.0.1",
      PORTAL_URL: `http://${name}:${here.port}`,
      LESSONS_URL: `http://${name}:${here.port + 2}`,
    });
  });
}

test("--empty starts without demo data", async () => {
  const run = start({ args: ["--empty"] });
  await run.prints("Offertory is ready");
  expect(run.output()).not.toContain("admin@example.com");
  expect(await ask(here.port, "/notes")).toBe("");
});

test("A signal during the start ends it, and the next start works", async () => {
  const run = start();
  // The files of the database are being made. A fast machine prints no line about that.
  const hasBegun = () =>
    existsSync(here.dataFolder) && readdirSync(here.dataFolder).some((name) => name.startsWith("postgres"));
  await expect.poll(hasBegun).toBe(true);
  run.child.kill("SIGINT");
  expect(await run.ended).toBe(0);
  expect(run.output()).not.toContain("is ready");
  const again = start();
  await again.prints("Offertory is ready");
  expect(await ask(here.port, "/notes")).toBe("demo");
});

test("A second start does not create a new database cluster", async () => {
  const clusterAfterStart = async () => {
    const run = start();
    await run.prints("Offertory is ready");
    run.child.kill("SIGTERM");
    await run.ended;
    const { ino, mtimeMs } = statSync(join(here.dataFolder, "postgres", "PG_VERSION"));
    return { ino, mtimeMs };
  };
  const first = await clusterAfterStart();
  expect(await clusterAfterStart()).toEqual(first);
});

/** Writes until the server is gone, and records what the server acknowledged. */
async function writeUntilCut(): Promise<void> {
  for (;;) {
    const word = `w${acknowledged.length.toString().padStart(5, "0")}`;
    try {
      await ask(here.port, `/notes/${word}`, "POST");
      acknowledged.push(word);
    } catch {
      return;
    }
  }
}

const killable = {
  "start itself": async (run: StartRun) => run.child.pid ?? 0,
  server: async () => Number(await ask(here.port, "/pid")),
  sandbox: async () => Number(await ask(here.port + 3, "/")),
  database: async () => postgresPid(here.dataFolder),
};

for (const [name, find] of Object.entries(killable)) {
  test(`After kill -9 of the ${name} the next start recovers with every acknowledged write`, async () => {
    for (let round = 0; round < 4; round += 1) {
      const run = start();
      await run.prints("Offertory is ready");
      const writing = writeUntilCut();
      await sleep(100 + round * 150);
      process.kill(await find(run), "SIGKILL");
      await sleep(round * 100);
      // All its remaining processes are killed too: the next start has to recover.
      run.child.kill("SIGKILL");
      await run.ended;
      await writing;
    }
    const last = start();
    await last.prints("Offertory is ready");
    const found = new Set((await ask(here.port, "/notes")).split(" "));
    expect(acknowledged.length).toBeGreaterThan(4);
    expect(acknowledged.filter((word) => !found.has(word))).toEqual([]);
  });
}

test("After kill -9 of all processes the next start recovers", async () => {
  const run = start();
  await run.prints("Offertory is ready");
  const pids = await Promise.all(Object.values(killable).map((find) => find(run)));
  for (const pid of pids) process.kill(pid, "SIGKILL");
  await run.ended;
  const again = start();
  await again.prints("Offertory is ready");
  expect(await ask(here.port, "/notes")).toBe("demo");
});

test("When the parent process disconnects, all processes end", async () => {
  const run = start();
  await run.prints("Offertory is ready");
  const pids = await Promise.all([killable.server(), killable.sandbox(), killable.database()]);
  run.child.disconnect();
  expect(await run.ended).toBe(0);
  expect(pids.map(isAlive)).toEqual([false, false, false]);
});

test("A stale process file whose process id belongs to another program does not prevent the next start", async () => {
  const run = start();
  await run.prints("Offertory is ready");
  run.child.kill("SIGTERM");
  await run.ended;
  const stale = { name: "Offertory", pid: process.pid, identity: "long ago", isStopping: false, children: [] };
  writeFileSync(join(here.dataFolder, "running.json"), JSON.stringify(stale));
  writeFileSync(
    join(here.dataFolder, "postgres/postmaster.pid"),
    `${process.pid}\n${here.dataFolder}/postgres\n1\n5432\n/tmp\n\n1 1\nready   \n`,
  );
  const again = start();
  await again.prints("Offertory is ready");
  expect(await ask(here.port, "/notes")).toBe("demo");
});
