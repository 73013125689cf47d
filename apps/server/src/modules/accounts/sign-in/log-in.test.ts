import { login } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { hashPassword } from "../passwords/hash-password.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.database.pool.query(
    "insert into users (id, email, first_name, last_name, password_hash) values ('u1', 'ann@example.org', 'Ann', 'Lee', $1)",
    [await hashPassword("a good long password")],
  );
});
afterAll(() => server.close());

test("S7.01 the right password signs in", async () => {
  const { status, body } = await server.call(login, {
    body: { email: "Ann@example.org ", password: "a good long password" },
  });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ id: "u1", email: "ann@example.org", firstName: "Ann", lastName: "Lee" });
  expect(body.userChurches).toEqual([]);
});

test("S8.02 a wrong password and an unknown address are refused with the same words", async () => {
  for (const email of ["ann@example.org", "nobody@example.org"]) {
    const { status, body } = await server.call(login, { body: { email, password: "wrong password" } });
    expect(status).toBe(401);
    expect(body).toMatchObject({
      code: "invalid-login",
      errors: ["Invalid login. Please check your email or password."],
    });
  }
});
