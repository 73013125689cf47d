import { login, selectChurch } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenChurch } from "../../../../test/given-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { givenAccount, GOOD_PASSWORD } from "../testing/given-account.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("S7.02 who has the address of somebody that another account signs in as joins as a new guest", async () => {
  const { churchId, ...church } = await givenChurch(server);
  const holder = await church.person({ admin: true });
  const { email } = await givenAccount(server, { email: "same@example.org" });
  await server.database.pool.query("update people set email = $1 where id = $2", [email, holder.personId]);
  const { body } = await server.call(login, { body: { email, password: GOOD_PASSWORD } });
  const joined = await server.call(selectChurch, { token: body.user.jwt, body: { churchId } });
  expect(joined).toMatchObject({ status: 200, body: { person: { membershipStatus: "Guest" } } });
  expect(joined.body.person.id).not.toBe(holder.personId);
});
