import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("a URL with a NUL character is refused with 400 on every path", async () => {
  for (const url of [
    "/%00",
    "/grace%00/give",
    "/assets/a%00.js",
    "/api/membership/churches/%00",
    "/api/membership/churches/lookup?subDomain=a%00",
    "/api/nowhere?a=%u0000",
    "/content/a/%00.png",
    "/calendar/a.ics?person=%00&key=%00",
    "/locales/%00.json",
  ]) {
    for (const host of ["localhost:3000", "localhost:3001", "localhost:3002"]) {
      const { statusCode, body } = await server.http.inject({ url, headers: { host } });
      expect([url, statusCode, body.includes("malformed")]).toEqual([url, 400, true]);
    }
  }
});
