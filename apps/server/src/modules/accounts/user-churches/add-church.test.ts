import { addChurch, CHURCH_PERMISSIONS, listRoles, login, readChurch, selectChurch } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { ageLimits, createTestAccount, GOOD_PASSWORD } from "../testing/create-test-account.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const draft = {
  name: " New Hope Christian Church ",
  subDomain: "",
  address1: "1 Main St",
  address2: "",
  city: "Tulsa",
  state: "OK",
  zip: "74101",
  country: "US",
  appName: "Portal",
};
async function founder() {
  const account = await createTestAccount(server);
  const { body } = await server.call(login, { body: { email: account.email, password: GOOD_PASSWORD } });
  return { ...account, token: body.user.jwt };
}
const churchesNamed = async (name: string) =>
  (await server.database.pool.query("select id from churches where name = $1", [name])).rows;

test("S7.02 a user who registers a church becomes its administrator, and the next sign-in lists it", async () => {
  const { token, email } = await founder();
  const added = await server.call(addChurch, { token, body: draft });
  expect(added).toMatchObject({ status: 200, body: { name: "New Hope Christian Church", subDomain: "newhope" } });
  const churchId = added.body.id;

  const { body } = await server.call(login, { body: { jwt: token } });
  expect(body.userChurches).toMatchObject([{ church: { id: churchId }, person: { membershipStatus: "Member" } }]);
  const [membership] = body.userChurches[0]!.apis;
  const held = CHURCH_PERMISSIONS.filter(({ api }) => api === "MembershipApi");
  expect(membership!.permissions).toHaveLength(held.length);
  const roles = await server.call(listRoles, { token: membership!.jwt });
  expect(roles.body.map(({ kind, memberCount }) => [kind, memberCount])).toEqual([
    ["admins", 1],
    ["members", 0],
    ["everyone", 0],
  ]);
  expect((await server.call(selectChurch, { token, body: { churchId } })).status).toBe(200);
  expect((await server.call(readChurch, { params: { churchId } })).status).toBe(200);
  const { rows } = await server.database.pool.query("select email from people where church_id = $1", [churchId]);
  expect(rows).toEqual([{ email }]);
});

test("S5.04 S7.02 a blank field is refused with status 200 and its message, and no church is created", async () => {
  const { token } = await founder();
  const messages = {
    name: "Church name cannot be blank.",
    address1: "Address cannot be blank.",
    city: "City cannot be blank.",
    state: "State/Province cannot be blank.",
    zip: "Zip/Postal code cannot be blank.",
    country: "Country cannot be blank.",
  };
  for (const [field, message] of Object.entries(messages)) {
    for (const value of ["", "  ", null]) {
      const body = { ...draft, name: "Blank Church", [field]: value };
      expect(await server.call(addChurch, { token, body })).toMatchObject({
        status: 200,
        body: { errors: [message], code: expect.any(String) },
      });
    }
  }
  expect(await churchesNamed("Blank Church")).toEqual([]);
  // Refused forms do not count against the ten a day.
  expect((await server.call(addChurch, { token, body: { ...draft, name: "Filled Church" } })).body.id).toBeTruthy();
});

test("S6.04 any account can register a church, and requests without an account's token are refused", async () => {
  const person = await (await createTestChurch(server)).person();
  for (const token of ["", "x", person.token, person.tokenFor("giving")]) {
    expect(await server.call(addChurch, { token, body: { ...draft, name: "Nobody's" } })).toMatchObject({
      status: 401,
    });
  }
  expect((await server.call(addChurch, { body: { ...draft, name: "Nobody's" } })).status).toBe(401);
  expect(await churchesNamed("Nobody's")).toEqual([]);
  expect((await server.call(addChurch, { token: person.userToken, body: draft })).body.subDomain).toBe("newhope2");
});

test("S2.10 a requested exact subdomain is used, or refused if it is already in use", async () => {
  const { token } = await founder();
  const body = { ...draft, name: "Exact Church", subDomain: "exactly", exactSubDomain: true };
  expect((await server.call(addChurch, { token, body })).body.subDomain).toBe("exactly");
  expect(await server.call(addChurch, { token, body: { ...body, name: "Late Church" } })).toMatchObject({
    status: 200,
    body: { code: "sub-domain-taken", errors: ["This subdomain isn't available."] },
  });
  expect(await churchesNamed("Late Church")).toEqual([]);
});

test("an account registers at most ten churches a day, even with concurrent requests", async () => {
  const { token } = await founder();
  const add = () => server.call(addChurch, { token, body: { ...draft, name: "Mill Church" } });
  const answers = await Promise.all(Array.from({ length: 14 }, add));
  expect(answers.filter(({ body }) => "id" in body)).toHaveLength(10);
  const refused = answers.filter(({ body }) => !("id" in body));
  expect(refused.map(({ status, body }) => ({ status, body }))).toMatchObject(
    Array.from({ length: 4 }, () => ({ status: 200, body: { code: "too-many-tries" } })),
  );
  expect(await churchesNamed("Mill Church")).toHaveLength(10);
  await ageLimits(server, 23 * 3600_000);
  expect((await add()).body).toMatchObject({ code: "too-many-tries" });
  await ageLimits(server, 3600_000);
  expect((await add()).body.id).toBeTruthy();
  expect(await churchesNamed("Mill Church")).toHaveLength(11);
});

test("a malformed body is refused with status 400", async () => {
  const { token } = await founder();
  for (const changes of [{ name: 5 }, { city: {} }, { name: "x".repeat(201) }, { zip: "1\0" }]) {
    expect(await server.call(addChurch, { token, body: { ...draft, ...changes } })).toMatchObject({
      status: 400,
      body: { code: "invalid-request" },
    });
  }
});
