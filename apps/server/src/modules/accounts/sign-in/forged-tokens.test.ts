import { claimPerson, login, readProfile, readRole, selectChurch, signOutEverywhere } from "@offertory/contract";
import { SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch, type TestPerson } from "../../../../test/create-test-church.ts";
import { createTestSession } from "../../../platform/identity/testing/create-test-session.ts";
import { testConfig, testServer, type TestServer } from "../../../../test/test-server.ts";
import type { TokenSession } from "../../../platform/identity/tokens.ts";

let server: TestServer;
let admin: TestPerson;
let churchId: string;
let session: TokenSession;
beforeAll(async () => {
  server = await testServer();
  const church = await createTestChurch(server);
  churchId = church.churchId;
  admin = await church.person({ admin: true });
  session = await createTestSession(server.database.pool, admin.userId);
});
afterAll(() => server.close());

const key = new TextEncoder().encode(testConfig("").secret);
const claims = () => ({ sid: session.id, end: session.endsAt, church: churchId, person: admin.personId });

const seconds = () => Math.floor(server.clock.now.getTime() / 1000);
const forge = (changes: { audience?: string; issuer?: string; life?: number; key?: Uint8Array; sub?: string } = {}) =>
  new SignJWT(claims())
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(changes.issuer ?? "offertory")
    .setSubject(changes.sub ?? admin.userId)
    .setAudience(changes.audience ?? "MembershipApi")
    .setIssuedAt(seconds() - 60)
    .setExpirationTime(seconds() + (changes.life ?? 60))
    .sign(changes.key ?? key);

const opens = async (token: string): Promise<boolean[]> => [
  (await server.call(login, { body: { jwt: token } })).status === 200,
  (await server.call(claimPerson, { token, params: { churchId } })).status === 200,
  (await server.call(selectChurch, { token, body: { churchId } })).status === 200,
  (await server.call(readRole, { token, params: { id: "none" } })).status === 404,
];

test("a valid token signed with our key is accepted, as a control for the refusals below", async () => {
  expect(await opens(await forge())).toEqual([true, true, true, true]);
});

test("S6.02 a forged, expired or foreign token is refused", async () => {
  const unsigned = new UnsecuredJWT(claims())
    .setIssuer("offertory")
    .setSubject(admin.userId)
    .setAudience("MembershipApi")
    .setExpirationTime(seconds() + 60)
    .encode();
  const [head = "", , signature = ""] = (await forge()).split(".");
  const [, otherBody = ""] = (await forge({ sub: "somebody-else" })).split(".");
  const forged = {
    "without a signature": unsigned,
    "signed with another key": await forge({ key: new Uint8Array(32) }),
    "with another's body under our signature": `${head}.${otherBody}.${signature}`,
    "of another issuer": await forge({ issuer: "elsewhere" }),
    "for another audience": await forge({ audience: "GivingApi" }),
    "for nobody": await forge({ audience: "" }),
    expired: await forge({ life: -1 }),
    "no token at all": "a.b.c",
    endless: "x".repeat(3999),
  };
  for (const [what, token] of Object.entries(forged)) {
    expect([what, ...(await opens(token))]).toEqual([what, false, false, false, false]);
  }
});

test("a token of an ended session is refused", async () => {
  const church = await createTestChurch(server);
  const person = await church.person({ admin: true });
  await server.call(signOutEverywhere, { token: person.userToken });
  for (const token of [person.token, person.userToken]) {
    expect((await server.call(login, { body: { jwt: token } })).status).toBe(401);
    expect((await server.call(readProfile, { token })).status).toBe(401);
  }
});
