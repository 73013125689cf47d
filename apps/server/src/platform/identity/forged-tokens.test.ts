import { listRoles } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let church: Awaited<ReturnType<typeof createTestChurch>>;
beforeAll(async () => {
  server = await testServer();
  church = await createTestChurch(server);
});
afterAll(() => server.close());

test("S6.02 forged, expired and foreign tokens are refused", async () => {
  const admin = await church.person({ admin: true });
  const [head, payload] = admin.token.split(".");
  const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
  const resigned = `${head}.${payload}.${Buffer.alloc(32).toString("base64url")}`;
  const foreign = admin.tokenFor("giving");
  for (const token of [none, resigned, `${admin.token}x`, "undefined", "null", "a.b.c", "x".repeat(5000), foreign]) {
    expect((await server.call(listRoles, { token })).status).toBe(401);
  }
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + 3 * 86_400_000);
  expect((await server.call(listRoles, { token: admin.token })).status).toBe(401);
  server.clock.now = now;
  expect((await server.call(listRoles, { token: admin.token })).status).toBe(200);
});
