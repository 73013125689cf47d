import {
  endSession,
  listSessions,
  login,
  makeHandover,
  readPerson,
  readProfile,
  selectChurch,
  signOut,
} from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { BEHIND_PROXY, from, createTestAccount, GOOD_PASSWORD, later } from "../testing/create-test-account.ts";

let server: TestServer;
let church: Awaited<ReturnType<typeof createTestChurch>>;
beforeAll(async () => {
  server = await testServer(BEHIND_PROXY);
  church = await createTestChurch(server);
});
afterAll(() => server.close());

const DAY = 86_400_000;
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function signIn(email: string, headers: Record<string, string> = {}) {
  const { body } = await server.call(login, { body: { email, password: GOOD_PASSWORD }, headers });
  return { user: body.user.jwt, church: body.userChurches[0]?.jwt ?? "", apis: body.userChurches[0]?.apis ?? [] };
}
async function someone() {
  const account = await createTestAccount(server);
  const { personId } = await church.person({ email: account.email, userId: account.id });
  return { ...account, personId };
}
const exchange = (jwt: string) => server.call(login, { body: { jwt } });

describe("signing out", () => {
  test("S6.02 ends all tokens of the session on every server process, and leaves other sessions open", async () => {
    const { email, personId } = await someone();
    const [here, there] = [await signIn(email), await signIn(email)];
    const { body: handover } = await server.call(makeHandover, { token: here.user });
    expect((await server.call(signOut, { token: here.user })).body).toEqual({ signedOut: true });
    const other = server.another();
    for (const token of [here.user, here.church, handover.jwt]) expect((await exchange(token)).status).toBe(401);
    expect((await server.call(readPerson, { token: here.church, params: { id: personId } }, other)).status).toBe(401);
    expect((await server.call(readProfile, { token: here.user }, other)).status).toBe(401);
    expect((await server.call(readPerson, { token: there.church, params: { id: personId } }, other)).status).toBe(200);
    await other.http.close();
  });

  test("S6.02 with a church's token ends the session and every token that was exchanged in it", async () => {
    const { email, personId } = await someone();
    const first = await signIn(email);
    const renewed = (await exchange(first.church)).body;
    const chosen = await server.call(selectChurch, { token: renewed.user.jwt, body: { churchId: church.churchId } });
    const read = () => server.call(readPerson, { token: chosen.body.jwt, params: { id: personId } });
    expect((await read()).status).toBe(200);
    expect((await server.call(signOut, { token: first.church })).body).toEqual({ signedOut: true });
    expect((await read()).status).toBe(401);
    expect((await server.call(signOut, { token: first.church })).status).toBe(401);
  });
});

describe("the list of sessions", () => {
  test("S6.02 shows the browser, system and network of each session, and marks the current one", async () => {
    const { email } = await someone();
    await signIn(email, from("2001:db8:5:6:7::8"));
    const { user } = await signIn(email, { ...from("203.0.113.9"), "user-agent": FIREFOX });
    const { body } = await server.call(listSessions, { token: user });
    expect(body.map(({ device, network, current }) => ({ device, network, current }))).toEqual(
      expect.arrayContaining([
        { device: "Firefox, Windows", network: "203.0.113.9", current: true },
        expect.objectContaining({ network: "2001:db8:5:6::/64", current: false }),
      ]),
    );
  });

  test("S6.02 lets a user end their own sessions, and not those of another user", async () => {
    const [me, you] = [await someone(), await someone()];
    const [mine, lost, yours] = [await signIn(me.email), await signIn(me.email), await signIn(you.email)];
    const idOf = async (token: string) =>
      (await server.call(listSessions, { token })).body.find(({ current }) => current)!.id;
    const end = async (id: string) => server.call(endSession, { token: mine.user, params: { id } });
    expect((await end(await idOf(yours.user))).body).toEqual({ signedOut: false });
    expect((await server.call(readProfile, { token: yours.user })).status).toBe(200);
    expect((await end(await idOf(lost.user))).body).toEqual({ signedOut: true });
    expect((await server.call(readProfile, { token: lost.user })).status).toBe(401);
    const left = (await server.call(listSessions, { token: mine.user })).body.map(({ id }) => id);
    expect(left).toContain(await idOf(mine.user));
  });

  test("S6.02 is limited to fifty, and a new sign-in deletes the oldest sessions", async () => {
    const { id, email } = await someone();
    const { user } = await signIn(email);
    await server.database.pool.query(
      `insert into sessions (id, user_id, seen_at, ends_at)
       select 's' || n || $1, $1, now() + n * interval '1 minute', now() + interval '1 year' from generate_series(1, 60) n`,
      [id],
    );
    await signIn(email);
    const { rows } = await server.database.pool.query("select id from sessions where user_id = $1", [id]);
    expect(rows).toHaveLength(50);
    expect((await server.call(readProfile, { token: user })).status).toBe(401);
  });
});

describe("the lifetime of a session", () => {
  test("S6.02 limits the lifetime of its tokens, however often they are exchanged", async () => {
    const { email } = await someone();
    const start = server.clock.now;
    let { user } = await signIn(email);
    for (let days = 0; days < 170; days += 34) {
      later(server, 34 * DAY);
      const { status, body } = await exchange(user);
      expect(status).toBe(200);
      user = body.user.jwt;
    }
    const { church: last } = await (async () => {
      const { body } = await exchange(user);
      return { church: body.userChurches[0]!.jwt };
    })();
    expect((await exchange(last)).status).toBe(200);
    later(server, 10 * DAY + 1000);
    for (const token of [user, last]) expect((await exchange(token)).status).toBe(401);
    server.clock.now = start;
  });
});

describe("a church's token", () => {
  test("S6.02 is accepted for its own API and church, and not for the account's endpoints", async () => {
    const { email, id } = await someone();
    const { church: token, apis } = await signIn(email);
    const elsewhere = await createTestChurch(server);
    await elsewhere.person({ email, userId: id });
    expect((await server.call(readProfile, { token })).status).toBe(401);
    expect((await server.call(listSessions, { token })).status).toBe(401);
    expect((await server.call(makeHandover, { token })).status).toBe(401);
    const choose = (jwt: string, churchId: string) => server.call(selectChurch, { token: jwt, body: { churchId } });
    expect((await choose(token, elsewhere.churchId)).status).toBe(403);
    expect((await choose(token, (await createTestChurch(server)).churchId)).status).toBe(403);
    expect((await choose(token, church.churchId)).status).toBe(200);
    for (const { keyName, jwt } of apis) {
      if (jwt === token) continue;
      expect([keyName, (await exchange(jwt)).status]).toEqual([keyName, 401]);
      expect([keyName, (await choose(jwt, church.churchId)).status]).toEqual([keyName, 401]);
    }
  });
});
