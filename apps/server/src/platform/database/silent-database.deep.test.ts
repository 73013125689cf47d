import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseUrl, runOnServer } from "../../../../../tools/test/test-server.ts";
import { createTestChurch, type TestPerson } from "../../../test/create-test-church.ts";
import { startServerProcess, type ServerProcess } from "../../../test/server-process.ts";
import { openSilentProxy, type SilentProxy } from "../../../test/silent-proxy.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";
import { openDatabase } from "./connection.ts";

let support: TestServer;
let admin: TestPerson;
let proxy: SilentProxy;
let server: ServerProcess;
beforeAll(async () => {
  support = await testServer();
  admin = await (await createTestChurch(support)).person({ admin: true, email: "ann@example.org" });
  proxy = await openSilentProxy(support.url);
  server = await startServerProcess(proxy.url);
});
afterAll(async () => {
  await server.stop();
  proxy.close();
  await support.close();
});

const ready = () => fetch(`${server.url}/ready`).then(({ status }) => status);
const roles = (signal: AbortSignal = AbortSignal.timeout(60_000)) =>
  fetch(`${server.url}/api/membership/roles`, { headers: { authorization: `Bearer ${admin.token}` }, signal });
/** Repeats a signed-in call for up to 15 seconds and returns its last status; 0 when it got no answer. */
async function rolesWithin15Seconds(): Promise<number> {
  const end = Date.now() + 15_000;
  let seen = 0;
  while (seen !== 200 && Date.now() < end) {
    const patience = AbortSignal.timeout(Math.max(1, end - Date.now()));
    seen = await roles(patience).then(
      ({ status }) => status,
      () => 0,
    );
  }
  return seen;
}
const count = async (what: string): Promise<number> =>
  (
    await support.database.pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and ${what}`,
    )
  ).rows[0]?.count ?? 0;

test("/ready returns 503 when open database connections hang, and the server works again within 15 seconds", async () => {
  // Fills the pool with several idle connections, each of which would swallow a call.
  await Promise.all(Array.from({ length: 30 }, () => roles()));
  expect([await ready(), (await roles()).status]).toEqual([200, 200]);

  await new Promise((resolve) => setTimeout(resolve, 1100));
  const began = Date.now();
  proxy.stopForwarding();
  expect(await ready()).toBe(503);
  expect(await rolesWithin15Seconds()).toBe(200);
  await expect.poll(ready, { timeout: 15_000 - (Date.now() - began) }).toBe(200);
  const again = await Promise.all(Array.from({ length: 30 }, () => roles()));
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
  expect(Date.now() - began).toBeLessThan(15_000);
});

test("calls get 503 within 15 seconds while new connections hang too, and work within 15 seconds afterwards", async () => {
  proxy.stopForwarding({ forNew: true });
  const began = Date.now();
  const refused = await roles();
  expect([refused.status, refused.headers.has("retry-after")]).toEqual([503, true]);
  expect(Date.now() - began).toBeLessThan(15_000);
  expect(await ready()).toBe(503);

  const over = Date.now();
  proxy.passOn();
  expect(await rolesWithin15Seconds()).toBe(200);
  await expect.poll(ready, { timeout: 15_000 - (Date.now() - over) }).toBe(200);
});

test("a query that runs for nine seconds is not interrupted", async () => {
  const database = openDatabase(proxy.url, { connections: 2 });
  const slow = database.pool.query<{ done: number }>("select 1 as done from pg_sleep(9)");
  const answer = await slow.then(
    ({ rows }) => rows,
    (error: Error) => error.message,
  );
  expect(answer).toEqual([{ done: 1 }]);
  await database.close();
});

test("database connections have a statement timeout and an idle-transaction timeout", async () => {
  const database = openDatabase(support.url, { connections: 2 });
  const settings = ["statement_timeout", "idle_in_transaction_session_timeout"];
  const { rows } = await database.pool.query(
    "select current_setting($1) as statement, current_setting($2) as idle",
    settings,
  );
  expect(rows).toEqual([{ statement: "1min", idle: "30s" }]);
  const reads = await database.reads.ask<{ statement: string; seqscan: string }>({
    name: "settings",
    text: "select current_setting('statement_timeout') as statement, current_setting('enable_seqscan') as seqscan",
    values: [],
  });
  expect(reads).toEqual({ statement: "1min", seqscan: "off" });
  await database.close();
});

test("/ready returns 503 while the connection for pipelined reads is refused", async () => {
  expect(await ready()).toBe(200);
  proxy.refuseNew(true);
  await support.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%pg_is_in_recovery%' and query not like '%terminate%'`,
  );
  await expect.poll(ready, { timeout: 15_000 }).toBe(503);
  proxy.refuseNew(false);
  await expect.poll(ready, { timeout: 15_000 }).toBe(200);
  expect(await count("state = 'idle in transaction'")).toBe(0);
});

/** Changes a setting of the database and ends all its connections, so that new ones have the setting. */
async function setDatabase(setting: string): Promise<void> {
  await changeDatabase(setting);
  // Each role ends its own connections, because neither is a superuser.
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${name()}' and usename = current_user and pid <> pg_backend_pid()`;
  await runOnServer(postgres(), end);
  await runOnServer(databaseUrl(support.servingUrl, "postgres"), end);
}

const name = () => new URL(support.url).pathname.slice(1);
const postgres = () => databaseUrl(support.url, "postgres");
const changeDatabase = (setting: string) => runOnServer(postgres(), `alter database "${name()}" ${setting}`);

test("/ready and a writing call return 503 while the database is read-only, and /ready returns 200 afterwards", async () => {
  await setDatabase("set default_transaction_read_only = on");
  await expect.poll(ready, { timeout: 15_000 }).toBe(503);
  const written = await fetch(`${server.url}/api/membership/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "ann@example.org", password: "a wrong one" }),
  });
  expect([written.status, written.headers.get("retry-after")]).toEqual([503, "2"]);

  // Open connections stay read-only, as they do after another database became the primary. Only new ones can write.
  await changeDatabase("reset default_transaction_read_only");
  await expect.poll(ready, { timeout: 15_000 }).toBe(200);
});
