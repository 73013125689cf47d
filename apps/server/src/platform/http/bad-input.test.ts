import * as contract from "@offertory/contract";
import type { Endpoint } from "@offertory/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { givenChurch, type GivenPerson } from "../../../test/given-church.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";

/** Every call of the contract, so that a new one is walked without being added here. */
const CALLS = Object.values(contract)
  .filter(
    (value): value is Endpoint & typeof value =>
      typeof value === "object" && value !== null && "path" in value && "refusals" in value,
  )
  .map((call) => [`${call.method} ${call.path}`, call] as const);
const CHANGES = CALLS.filter(([, { method }]) => method === "POST" || method === "PATCH");

let server: TestServer;
let church: Awaited<ReturnType<typeof givenChurch>>;
let stranger: GivenPerson;
beforeAll(async () => {
  server = await testServer();
  church = await givenChurch(server);
  await church.person({ admin: true });
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
const IDS = ["undefined", "\0", "%", "'", "x".repeat(400), "__proto__"];

const NAMES =
  "id ids churchId personId userId email userEmail password jwt authGuid newPassword currentPassword name firstName lastName subDomain permissions members memberIds contactInfo birthDate version archived keepId dropId confirm code guid keyName value timeZone language membershipStatus householdId photo appUrl".split(
    " ",
  );
const wrongValue = fc.oneof(
  fc.constantFrom<unknown>(
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
    "<script>",
    [],
    {},
    [null],
    {
      a: { b: [] },
    },
  ),
  fc.string({ maxLength: 50 }),
  fc.string({ minLength: 5000, maxLength: 6000 }),
);

const NamedRefusal = z.object({
  ...contract.RefusalBody.shape,
  code: z.string().regex(/^[a-z-]+$/),
  errors: z.array(z.string()).length(1),
});

/** Null, or what is wrong with the answer: a 5xx, something of our inside, or a refusal without its name. */
async function faultOf(endpoint: Endpoint, payload: string, token: string, id: string): Promise<string | null> {
  const path = endpoint.path.replace(/:\w+/g, encodeURIComponent(id));
  const hasBody = endpoint.method === "POST" || endpoint.method === "PATCH";
  const answer = await server.http.inject({
    method: endpoint.method,
    url: `/api/${endpoint.api}${path}?term=%ff&ids=${encodeURIComponent(id)}&cursor=zz&limit=abc&subDomain=%00`,
    ...(hasBody && { payload }),
    headers: { ...(hasBody && { "content-type": "application/json" }), authorization: `Bearer ${token}` },
  });
  const said = `${endpoint.method} ${endpoint.path} ${payload.slice(0, 200)}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
  if (answer.statusCode >= 500) return said;
  if (/\n\s+at |node_modules|SELECT |select .* from|syntax error/.test(answer.body)) return `leaks: ${said}`;
  if (answer.statusCode < 400 || NamedRefusal.safeParse(answer.json()).success) return null;
  return `no named refusal: ${said}`;
}

describe("every call of the contract", () => {
  test("is served", async () => {
    const document = (await server.http.inject("/api/openapi.json")).json<{
      paths: Record<string, Record<string, unknown>>;
    }>();
    const isServed = ({ api, path, method }: Endpoint) =>
      document.paths[`/api/${api}${path.replace(/:(\w+)/g, "{$1}")}`]?.[method.toLowerCase()] !== undefined;
    expect(CALLS.filter(([, call]) => !isServed(call)).map(([name]) => name)).toEqual([]);
  });

  test.each(CALLS)("%s refuses nonsense with a named refusal", async (_name, call) => {
    // Some calls end the caller's own tokens: each has a caller of its own.
    const { token } = await church.person({ admin: true });
    for (const payload of BODIES) {
      for (const bearer of ["", token]) expect(await faultOf(call, payload, bearer, "nobody")).toBeNull();
    }
    for (const id of [...IDS, stranger.personId]) expect(await faultOf(call, "{}", token, id)).toBeNull();
  });

  test.each(CHANGES)("%s refuses wrong values of known names", async (_name, call) => {
    const { token } = await church.person({ admin: true });
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...NAMES), wrongValue, { maxKeys: 8 }), async (body) => {
        expect(await faultOf(call, JSON.stringify(body), token, "nobody")).toBeNull();
      }),
      { numRuns: 15, seed: 42 },
    );
  });

  test("S6.02 forged, expired and foreign tokens sign nobody in", async () => {
    const admin = await church.person({ admin: true });
    const [head, payload] = admin.token.split(".");
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
    const resigned = `${head}.${payload}.${Buffer.alloc(32).toString("base64url")}`;
    const foreign = admin.tokenFor("giving");
    for (const token of [
      none,
      resigned,
      `${admin.token}x`,
      "undefined",
      "null",
      "a.b.c",
      LONG.slice(0, 5000),
      foreign,
    ]) {
      expect((await server.call(contract.listRoles, { token })).status).toBe(401);
    }
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + 3 * 86_400_000);
    expect((await server.call(contract.listRoles, { token: admin.token })).status).toBe(401);
    server.clock.now = now;
    expect((await server.call(contract.listRoles, { token: admin.token })).status).toBe(200);
  });
});
