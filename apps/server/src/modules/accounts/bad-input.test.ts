import * as contract from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenChurch, type GivenPerson } from "../../../test/given-church.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";

const CALLS = [
  contract.login,
  contract.register,
  contract.forgotPassword,
  contract.setPassword,
  contract.checkEmail,
  contract.verifyCode,
  contract.loadOrCreateUser,
  contract.makeHandover,
  contract.selectChurch,
  contract.addChurch,
  contract.claimPerson,
  contract.touchUserChurch,
  contract.leaveChurch,
  contract.leaveOwnRoles,
  contract.readProfile,
  contract.changeProfile,
  contract.changeEmail,
  contract.confirmEmail,
  contract.changePassword,
];

let server: TestServer;
let person: GivenPerson;
beforeAll(async () => {
  server = await testServer();
  person = await (await givenChurch(server)).person();
});
afterAll(() => server.close());

const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
const BODIES: Record<string, string> = {
  "no JSON": "{not json",
  "a list": "[]",
  "a text": '"text"',
  null: "null",
  nothing: "",
  "wrong types": JSON.stringify({ email: 1, userEmail: {}, authGuid: [], jwt: true, churchId: 3, code: null, guid: 5 }),
  "long texts": JSON.stringify({
    email: "x".repeat(300_000),
    userEmail: "y".repeat(300_000),
    jwt: "z".repeat(300_000),
  }),
  "a megabyte and more": JSON.stringify({ email: "x".repeat(1_100_000) }),
  "deep JSON": deep(5000),
  "prototype keys": '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"email":"a@b.cd"}',
  "NUL characters": JSON.stringify({
    email: "a\0@b.cd",
    userEmail: "a\0",
    authGuid: "\0",
    churchId: "\0",
    firstName: "\0",
  }),
};

test.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
  "%s answers bad input with a refusal that has a code, and never with a fault of its own",
  async (_, call) => {
    const path = call.path.replace(/:userId/, person.userId).replace(/:\w+/g, "x%00y");
    for (const [what, payload] of Object.entries(BODIES)) {
      for (const token of [person.userToken, person.token, "", "a.b.c"]) {
        const answer = await server.http.inject({
          method: call.method,
          url: `/api/${call.api}${path}`,
          headers: { authorization: `Bearer ${token}`, ...(payload !== "" && { "content-type": "application/json" }) },
          ...(payload !== "" && call.method !== "GET" && { payload }),
        });
        const { code = "", errors = [] }: { code?: string; errors?: string[] } = answer.json();
        const isGood = answer.statusCode === 200 || (answer.statusCode < 500 && code !== "" && errors.length === 1);
        expect([what, answer.statusCode, isGood]).toEqual([what, answer.statusCode, true]);
        expect(answer.body).not.toMatch(/at .*\.ts|node_modules|select |insert /);
      }
    }
    expect(Object.hasOwn(Object.prototype, "admin")).toBe(false);
  },
);
