import { changeProfile, login, readPerson, readProfile } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let church: Awaited<ReturnType<typeof createTestChurch>>;
beforeAll(async () => {
  server = await testServer();
  church = await createTestChurch(server);
});
afterAll(() => server.close());

test("a user reads their own account with the account's token, and not with a church's token", async () => {
  const person = await church.person({ firstName: "Ann" });
  const answer = await server.call(readProfile, { token: person.userToken });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      id: person.userId,
      email: person.email,
      firstName: "Ann",
      lastName: "Lee",
      language: "en",
      pendingEmail: null,
    },
  });
  expect(answer.raw.body).not.toContain("password");
  expect((await server.call(readProfile, { token: person.token })).status).toBe(401);
});

test("a user changes only their own name and language, and the next sign-in returns the new values", async () => {
  const person = await church.person();
  const change = (body: object) => server.call(changeProfile, { token: person.userToken, body });
  expect((await change({ firstName: " Anna " })).body).toMatchObject({ firstName: "Anna", lastName: "Lee" });
  expect((await change({ lastName: "Liu", language: "nb-NO" })).body).toMatchObject({
    firstName: "Anna",
    lastName: "Liu",
    language: "no",
  });
  expect((await change({ email: "other@example.org", id: "x", passwordHash: "x" })).body).toMatchObject({
    id: person.userId,
    email: person.email,
  });
  const { body } = await server.call(login, { body: { jwt: person.userToken } });
  expect(body.user).toMatchObject({ firstName: "Anna", lastName: "Liu", language: "no" });
});

test("blank names and unsupported languages are refused", async () => {
  const { userToken: token } = await church.person();
  const refused = [
    [{ firstName: "  " }, "first-name-missing"],
    [{ lastName: "" }, "last-name-missing"],
    [{ language: "xx" }, "language-unknown"],
    [{ language: "" }, "language-unknown"],
    [{ firstName: 5 }, "invalid-request"],
    [{ firstName: null }, "invalid-request"],
    [{ lastName: "x".repeat(101) }, "invalid-request"],
    [{ lastName: "a\0b" }, "invalid-request"],
  ] as const;
  for (const [body, code] of refused) {
    expect(await server.call(changeProfile, { token, body })).toMatchObject({ status: 400, body: { code } });
  }
});

test("S6.02 an account is refused to callers without a token, with a token of another API, or with a token of a deleted account", async () => {
  const person = await church.person();
  const gone = await church.person();
  await server.database.pool.query("delete from users where id = $1", [gone.userId]);
  for (const token of ["", person.tokenFor("giving"), gone.userToken]) {
    expect((await server.call(readProfile, { token })).status).toBe(401);
    expect((await server.call(changeProfile, { token, body: { firstName: "Eve" } })).status).toBe(401);
  }
});

test("a person's name in a church follows the account's new name, unless the church changed it", async () => {
  const person = await church.person({ firstName: "Ann" });
  const other = await church.person({ firstName: "Rosa" });
  await server.database.pool.query("update people set first_name = 'Rosalind' where id = $1", [other.personId]);
  const rename = (who: typeof person) =>
    server.call(changeProfile, { token: who.userToken, body: { lastName: "Newname" } });
  await rename(person);
  await rename(other);
  const nameOf = async ({ personId, token }: typeof person) =>
    (await server.call(readPerson, { token, params: { id: personId } })).body.name.display;
  expect(await nameOf(person)).toBe("Ann Newname");
  expect(await nameOf(other)).toBe("Rosalind Lee");
});
