import * as contract from "@offertory/contract";
import type { Endpoint } from "@offertory/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenChurch, type GivenPerson } from "../../../test/given-church.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";

/** Every call of the contract, so that a new one is walked without being added here. */
const CALLS = Object.values(contract).filter(
  (value): value is Endpoint & typeof value =>
    typeof value === "object" && value !== null && "path" in value && "refusals" in value,
);

let server: TestServer;
let admin: GivenPerson;
let stranger: GivenPerson;
beforeAll(async () => {
  server = await testServer();
  const church = await givenChurch(server);
  admin = await church.person({ admin: true });
  stranger = await (await givenChurch(server)).person({ admin: true });
});
afterAll(() => server.close());

const LONG = "x".repeat(1_000_000);
const deep = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
const BODIES = [
  "null",
  "[]",
  "[[]]",
  "{}",
  "0",
  '"text"',
  "true",
  '{"__proto__":{"id":"x"}}',
  '{"constructor":{"prototype":{}}}',
  deep(20_000),
  `{"a":${deep(20_000)}}`,
  `{"name":"${LONG}"}`,
];

/** Bodies with the right names and all kinds of wrong values. */
const wrongValue = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    "",
    " ",
    "\0",
    "\ud800",
    "'; drop table people; --",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    [],
    {},
    [null],
    { a: { b: [] } },
  ),
  fc.string({ maxLength: 50 }),
  fc.string({ minLength: 5000, maxLength: 6000 }),
);
const NAMES = [
  "id",
  "ids",
  "churchId",
  "personId",
  "userId",
  "email",
  "userEmail",
  "password",
  "jwt",
  "authGuid",
  "newPassword",
  "currentPassword",
  "name",
  "firstName",
  "lastName",
  "subDomain",
  "permissions",
  "members",
  "memberIds",
  "contactInfo",
  "birthDate",
  "version",
  "archived",
  "keepId",
  "dropId",
  "confirm",
  "code",
  "guid",
  "keyName",
  "value",
  "timeZone",
  "language",
  "membershipStatus",
  "householdId",
  "photo",
  "appUrl",
];

async function expectRefusalOrAnswer(endpoint: Endpoint, payload: string, token: string, id: string) {
  const url = `/api/${endpoint.api}${endpoint.path.replace(/:\w+/g, encodeURIComponent(id))}?term=%ff&ids=${encodeURIComponent(id)}&cursor=zz&limit=abc&subDomain=%00`;
  const hasBody = endpoint.method === "POST" || endpoint.method === "PATCH";
  const answer = await server.http.inject({
    method: endpoint.method,
    url,
    ...(hasBody && { payload }),
    headers: {
      ...(hasBody && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  expect(
    answer.statusCode,
    `${endpoint.method} ${endpoint.path} ${payload.slice(0, 200)}: ${answer.body.slice(0, 300)}`,
  ).toBeLessThan(500);
  expect(answer.body).not.toMatch(/\n\s+at |node_modules|SELECT |select .* from|syntax error/);
  if (answer.statusCode >= 400) {
    const refusal: unknown = answer.json();
    expect(refusal).toMatchObject({
      code: expect.stringMatching(/^[a-z-]+$/),
      error: expect.any(String),
      message: expect.any(String),
      errors: [expect.any(String)],
      raw: { message: expect.any(String) },
    });
  }
}

describe("every call of the contract", () => {
  test("is served", async () => {
    const { paths } = (await server.http.inject("/api/openapi.json")).json<{
      paths: Record<string, Record<string, unknown>>;
    }>();
    const missing = CALLS.filter(
      ({ api, path, method }) => !paths[`/api/${api}${path.replace(/:(\w+)/g, "{$1}")}`]?.[method.toLowerCase()],
    );
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
    "%s refuses nonsense with a named refusal",
    async (_name, call) => {
      for (const payload of BODIES) {
        for (const token of ["", admin.token]) await expectRefusalOrAnswer(call, payload, token, "nobody");
      }
      for (const id of ["undefined", "\0", "%", "'", "x".repeat(400), "__proto__", stranger.personId])
        await expectRefusalOrAnswer(call, "{}", admin.token, id);
    },
  );

  test.each(
    CALLS.filter(({ method }) => method === "POST" || method === "PATCH").map(
      (call) => [`${call.method} ${call.path}`, call] as const,
    ),
  )("%s refuses wrong values of known names", async (_name, call) => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...NAMES), wrongValue, { maxKeys: 8 }), async (body) => {
        await expectRefusalOrAnswer(call, JSON.stringify(body), admin.token, "nobody");
      }),
      { numRuns: 15, seed: 42 },
    );
  });

  test("S6.02 forged, expired and foreign tokens sign nobody in", async () => {
    const [, payload] = admin.token.split(".");
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
    const resigned = `${admin.token.split(".").slice(0, 2).join(".")}.${Buffer.alloc(32).toString("base64url")}`;
    for (const token of [
      none,
      resigned,
      `${admin.token}x`,
      "undefined",
      "null",
      "a.b.c",
      LONG.slice(0, 5000),
      await admin.tokenFor("giving"),
    ]) {
      expect((await server.call(contract.listRoles, { token })).status).toBe(401);
    }
    const now = server.clock.now;
    server.clock.now = new Date(now.getTime() + 3 * 86_400_000);
    expect((await server.call(contract.listRoles, { token: admin.token })).status).toBe(401);
    server.clock.now = now;
    expect((await server.call(contract.listRoles, { token: admin.token })).status).toBe(200);
  });
});
