import { SignIn } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch, type TestPerson } from "../test/create-test-church.ts";
import { startServerProcess } from "../test/server-process.ts";
import { testServer, type TestServer } from "../test/test-server.ts";
import { makeAccount } from "./modules/accounts/index.ts";

type Process = Awaited<ReturnType<typeof startServerProcess>>;

let support: TestServer;
let admin: TestPerson;
let one: Process;
let other: Process;
beforeAll(async () => {
  support = await testServer();
  const account = { email: "ann@example.org", firstName: "Ann", lastName: "Lee", password: "a good long password" };
  const userId = await makeAccount(support.accounts, account);
  admin = await (await createTestChurch(support)).person({ admin: true, email: account.email, userId });
  [one, other] = await Promise.all([startServerProcess(support.url), startServerProcess(support.url)]);
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await support.close();
});

const post = (at: Process, path: string, body: object, token = "") =>
  fetch(`${at.url}/api/membership${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
const roles = (at: Process, token: string) =>
  fetch(`${at.url}/api/membership/roles`, { headers: { authorization: `Bearer ${token}` } }).then(
    ({ status }) => status,
  );

const isReachable = (at: Process) =>
  fetch(`${at.url}/health`).then(
    () => true,
    () => false,
  );

test("a session of one server is valid on the other, and signing out everywhere ends it on both", async () => {
  const signedIn = await post(one, "/users/login", { email: "ann@example.org", password: "a good long password" });
  expect(signedIn.status).toBe(200);
  const { user, userChurches } = SignIn.parse(await signedIn.json());
  const token = userChurches[0]?.jwt ?? "";
  expect(await roles(other, token)).toBe(200);

  expect((await post(one, "/users/me/signOutEverywhere", {}, user.jwt)).status).toBe(200);
  expect(await roles(other, token)).toBe(401);
  expect(await roles(one, admin.token)).toBe(401);
});

test("login attempts on two servers count toward the same limit", async () => {
  const answers: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const answer = await post(turn % 2 ? one : other, "/users/login", { email: "ann@example.org", password: "wrong" });
    answers.push(answer.status);
  }
  expect(answers.filter((status) => status === 401)).toHaveLength(10);
  expect(answers.slice(10)).toEqual([429, 429]);
});

test("a server that is told to stop finishes the requests in progress, accepts no others, and exits with 0", async () => {
  const third = await startServerProcess(support.url);
  const { token } = await (await createTestChurch(support)).person({ admin: true });
  const locking = await support.owner.connect();
  let stopped: Promise<number> | undefined;
  try {
    // The lock keeps the request in progress until the server has begun to stop.
    await locking.query("begin; lock table roles in share row exclusive mode");
    const answer = post(third, "/roles", { name: "Late ushers", permissions: [] }, token).then(
      async (response) => [response.status, await response.json()],
      () => "none",
    );
    await expect
      .poll(async () => {
        const waiting =
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
        return (await support.owner.query(waiting)).rowCount;
      })
      .toBe(1);
    stopped = third.stop();
    await expect.poll(() => isReachable(third)).toBe(false);
    await locking.query("commit");
    expect(await answer).toEqual([200, expect.objectContaining({ name: "Late ushers" })]);
  } finally {
    locking.release(true);
    await (stopped ?? third.stop());
  }
  expect(await stopped).toBe(0);
  const { rowCount } = await support.owner.query("select 1 from roles where name = 'Late ushers'");
  expect(rowCount).toBe(1);
});

test("a server that cannot start reports the reason and exits with 1", async () => {
  await expect(startServerProcess("postgres://nobody@127.0.0.1:1/none")).rejects.toThrow(/ended with 1: [^\n]+\n?$/);
  await expect(startServerProcess(support.url, { OFFERTORY_MODE: "production" })).rejects.toThrow(
    /PORTAL_URL is not set/,
  );
  await support.owner.query("insert into migrations (name) values ('99991231000000-future.sql')");
  await expect(startServerProcess(support.url)).rejects.toThrow(/newer than this program/);
  await support.owner.query("delete from migrations where name like '9999%'");
});

test("a server with other secrets than the database is used with does not start, and reports what to do", async () => {
  const other = Buffer.alloc(32, 9).toString("base64url");
  await expect(startServerProcess(support.url, { OFFERTORY_ENCRYPTION_KEY: other })).rejects.toThrow(
    /ended with 1: OFFERTORY_ENCRYPTION_KEY is not the one that this database is used with\. Use the key of the other servers[^\n]+\n?$/,
  );
  await expect(startServerProcess(support.url, { OFFERTORY_SECRET: other })).rejects.toThrow(
    /ended with 1: OFFERTORY_SECRET is not the one that this database is used with\. Use the secret of the other servers[^\n]+\n?$/,
  );
  // OFFERTORY_NEW_SECRET lets the secret be replaced, but never the encryption key.
  const changed = await startServerProcess(support.url, { OFFERTORY_SECRET: other, OFFERTORY_NEW_SECRET: "yes" });
  await changed.stop();
  await expect(startServerProcess(support.url)).rejects.toThrow(/OFFERTORY_SECRET is not the one/);
  await expect(
    startServerProcess(support.url, { OFFERTORY_ENCRYPTION_KEY: other, OFFERTORY_NEW_SECRET: "yes" }),
  ).rejects.toThrow(/OFFERTORY_ENCRYPTION_KEY is not the one/);
});
