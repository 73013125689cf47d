import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { givenChurch } from "../../../test/given-church.ts";
import { testConfig, testServer } from "../../../test/test-server.ts";

const MAIN = join(import.meta.dirname, "../../main.ts");

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

/** The first of three ports in a row that nobody listens on at this moment. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 20_000);
    if ((await Promise.all([first, first + 1, first + 2].map(isFree))).every(Boolean)) return first;
  }
}

/** A server process as npm start runs it, whose log is read. */
async function serverWithLog(databaseUrl: string) {
  const port = await freePorts();
  const { secret, sealingKey } = testConfig(databaseUrl);
  const child = fork(MAIN, {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      OFFERTORY_DATA: "/nonexistent",
      OFFERTORY_SECRET: secret,
      OFFERTORY_SEALING_KEY: sealingKey,
      SMTP_URL: "smtp://robot:smtp-password-word@127.0.0.1:1",
      LOG_LEVEL: "trace",
    },
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (log += String(text)));
  const ended = once(child, "exit");
  await Promise.race([once(child, "message"), ended.then(() => Promise.reject(new Error(log)))]);
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    return log;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

test("the log tells every call and holds no secret of it", async () => {
  const support = await testServer();
  const person = await (await givenChurch(support)).person({ admin: true });
  const { url, stop } = await serverWithLog(support.url);
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/membership${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });

  await post("/users/login", { email: "secret.person@example.org", password: "secret-password-word" });
  await post("/users/setPasswordGuid", { authGuid: "secret-guid-word", newPassword: "secret-new-word" });
  await fetch(`${url}/login?jwt=secret-query-word`, { headers: { cookie: "language=en; session=secret-cookie-word" } });
  await fetch(`${url}/api/membership/roles`, { headers: { authorization: `Bearer ${person.token}` } });
  await post("/users/forgot", { userEmail: person.email });
  // Even what goes wrong inside is written down without what was sent.
  await support.database.pool.query("alter view church_cards rename to church_cards_aside");
  const headers = { authorization: `Bearer ${person.token}`, cookie: "session=secret-cookie-word" };
  const failed = await post("/churches/search?jwt=secret-query-word", { name: "secret-name-word" }, headers);
  expect(failed.status).toBe(500);

  const log = await stop();
  for (const path of ["/api/membership/users/login", "/api/membership/roles", "/api/membership/churches/search"]) {
    expect(log).toContain(`"path":"${path}"`);
  }
  expect(log).toContain("unexpected error");
  expect(log.match(/secret[.-][\w.-]*|smtp-password-word/g) ?? []).toEqual([]);
  expect(log).not.toContain(person.token);
  expect(log).not.toContain(person.email);
  await support.close();
}, 60_000);
