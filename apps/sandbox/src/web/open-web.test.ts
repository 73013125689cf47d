import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSandbox } from "../testing/open-test-sandbox.ts";

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.discard());

/** fetch does not allow tests to set Host, Origin and Sec-Fetch-Site freely. */
function ask(method: string, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ port: sandbox.httpPort, host: "127.0.0.1", method, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on("error", reject);
    call.end();
  });
}

test.each(["localhost", "LOCALHOST:3003", "127.0.0.1:3003", "[::1]", "[::1]:3003", "portal.localhost:3003"])(
  "the sandbox accepts the Host header %s",
  async (host) => {
    expect(await ask("GET", "/mail", { host })).toBe(200);
  },
);

test.each([
  "evil.example",
  "localhost.evil.example",
  "evillocalhost",
  "127.0.0.1.evil.example",
  "192.168.0.1",
  "[::2]",
  "localhost:80:80",
  "x@localhost",
])("the sandbox refuses the Host header %s", async (host) => {
  expect(await ask("GET", "/api/mail", { host })).toBe(403);
  expect(await ask("GET", "/health", { host })).toBe(403);
});

const own = () => ({ host: `localhost:${sandbox.httpPort}` });
const json = { "content-type": "application/json" };

test("the sandbox's own pages can change data", async () => {
  const origin = `http://localhost:${sandbox.httpPort}`;
  expect(await ask("POST", "/mail/delete-all", { ...own(), origin })).toBe(303);
  expect(await ask("POST", "/mail/delete-all", { ...own(), origin, "sec-fetch-site": "same-origin" })).toBe(303);
  expect(await ask("POST", "/mail/delete-all", { ...own(), "sec-fetch-site": "same-origin" })).toBe(303);
});

test("a program that sends JSON may use the API", async () => {
  expect(await ask("DELETE", "/api/mail", { ...own(), ...json })).toBe(200);
});

test.each<[string, string, string, Record<string, string>]>([
  ["a foreign page", "POST", "/mail/delete-all", { origin: "http://evil.example" }],
  [
    "another port of this machine",
    "POST",
    "/mail/delete-all",
    { origin: "http://localhost:3000", "sec-fetch-site": "same-site" },
  ],
  ["a page that hides its origin", "POST", "/mail/delete-all", { origin: "null" }],
  [
    "a form without an Origin header",
    "POST",
    "/mail/delete-all",
    { "content-type": "application/x-www-form-urlencoded" },
  ],
  ["JSON outside the API", "POST", "/mail/delete-all", json],
  ["an API call without JSON", "DELETE", "/api/mail", {}],
  ["foreign JSON", "DELETE", "/api/mail", { ...json, origin: "http://evil.example" }],
  ["cross-site JSON", "DELETE", "/api/mail", { ...json, "sec-fetch-site": "cross-site" }],
])("%s may not change anything", async (_, method, path, headers) => {
  expect(await ask(method, path, { ...own(), ...headers })).toBe(403);
});

test.each(["/", "/mail", "/api/mail", "/health", "/nowhere", "/api/nowhere", "/mail/%zz"])(
  "the response of %s has the security headers and allows no other origin",
  async (path) => {
    const { headers } = await sandbox.get(path, { headers: { origin: "http://localhost:3000" } });
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("access-control-allow-origin")).toBeNull();
  },
);
