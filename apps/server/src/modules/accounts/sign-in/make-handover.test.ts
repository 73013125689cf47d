import { login, makeHandover, readProfile, selectChurch, signOutEverywhere } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { later } from "../testing/create-test-account.ts";

let server: TestServer;
let church: Awaited<ReturnType<typeof createTestChurch>>;
beforeAll(async () => {
  server = await testServer();
  church = await createTestChurch(server);
});
afterAll(() => server.close());

const handover = async (token: string): Promise<string> => (await server.call(makeHandover, { token })).body.jwt;
const take = (jwt: string, at?: ReturnType<TestServer["another"]>) => server.call(login, { body: { jwt } }, at);
/**
 * Makes the recorded use eleven seconds older, because the database's clock, not the test's, limits repeats to ten
 * seconds.
 */
const elevenSecondsPass = () =>
  server.database.pool.query("update spent_handovers set spent_at = spent_at - interval '11 seconds'");

test("S6.05 a handover token signs in to another app once, and an immediate repeat is still accepted", async () => {
  const person = await church.person();
  for (const jwt of [await handover(person.userToken), await handover(person.userToken)]) {
    const [first, second] = [await take(jwt), await take(jwt)];
    expect(first).toMatchObject({ status: 200, body: { user: { id: person.userId } } });
    expect(second).toMatchObject({ status: 200, body: { user: { id: person.userId } } });
    expect(first.body.userChurches).toHaveLength(1);

    await elevenSecondsPass();
    expect(await take(jwt)).toMatchObject({ status: 401, body: { code: "invalid-login" } });
  }
});

test("S6.05 a handover token used at one server process is refused by another after ten seconds", async () => {
  const person = await church.person();
  const jwt = await handover(person.userToken);
  const other = server.another();
  expect((await take(jwt)).status).toBe(200);
  expect((await take(jwt, other)).status).toBe(200);
  await elevenSecondsPass();
  expect((await take(jwt, other)).status).toBe(401);
  await other.http.close();
});

test("S6.05 a handover token is accepted only for sign-in", async () => {
  const { userToken } = await church.person();
  const jwt = await handover(userToken);
  expect((await server.call(readProfile, { token: jwt })).status).toBe(401);
  expect((await server.call(makeHandover, { token: jwt })).status).toBe(401);
  expect((await server.call(selectChurch, { token: jwt, body: { churchId: church.churchId } })).status).toBe(401);
});

test("S6.05 a handover token ends with its session, and only a signed-in account can get one", async () => {
  const { userToken, token: churchToken } = await church.person();
  const jwt = await handover(userToken);
  await server.call(signOutEverywhere, { token: userToken });
  expect((await take(jwt)).status).toBe(401);
  for (const token of ["", "nonsense", userToken, churchToken, undefined]) {
    expect(await server.call(makeHandover, token === undefined ? {} : { token })).toMatchObject({
      status: 401,
      body: { code: "not-signed-in" },
    });
  }
});

test("S6.05 a handover token expires after ten minutes", async () => {
  const { userToken } = await church.person();
  const [early, late] = [await handover(userToken), await handover(userToken)];
  later(server, 599_000);
  expect((await take(early)).status).toBe(200);
  later(server, 2_000);
  expect((await take(late)).status).toBe(401);
});
