import { RefusalBody, searchChurches } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("an internal error returns a refusal without internal details", async () => {
  await server.owner.query("alter view church_cards rename to church_cards_aside");
  const { status, body, raw } = await server.call(searchChurches, { body: { name: "grace" } });
  expect(status).toBe(500);
  expect(RefusalBody.parse(body)).toMatchObject({ code: "unexpected" });
  expect(raw.body).not.toMatch(/church_cards|relation|select|\bat \b|\.ts/);
});
