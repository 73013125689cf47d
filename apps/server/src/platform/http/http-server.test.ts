import * as contract from "@offertory/contract";
import { searchChurches, type Endpoint } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestChurch } from "../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    corsOrigins: ["https://partner.example"],
    mode: "production",
    metricsToken: "metrics-please",
  });
});
afterAll(() => server.close());

const preflight = (origin: string) =>
  server.http.inject({
    method: "OPTIONS",
    url: "/api/membership/churches/search",
    headers: { origin, "access-control-request-method": "POST" },
  });

describe("origins", () => {
  test("pages of our own apps and of the allow-list may call the API; other origins get no CORS header", async () => {
    for (const origin of ["http://localhost:3000", "http://localhost:3002", "https://partner.example"]) {
      const { statusCode, headers } = await preflight(origin);
      expect(statusCode).toBe(204);
      expect(headers["access-control-allow-origin"]).toBe(origin);
      expect(headers["access-control-allow-headers"]).toContain("Authorization");
      for (const method of ["GET", "POST", "PATCH", "DELETE", "OPTIONS"])
        expect(headers["access-control-allow-methods"]).toContain(method);
    }
    for (const origin of [
      "https://evil.example",
      "http://localhost:9999",
      "https://partner.example.evil.example",
      "null",
    ]) {
      expect((await preflight(origin)).headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  test("in demo mode any page of localhost may call the API, and a page of another host may not", async () => {
    const demo = await testServer();
    const ask = (origin: string) =>
      demo.http.inject({ method: "OPTIONS", url: "/api/membership/users/login", headers: { origin } });
    expect((await ask("http://localhost:9999")).headers["access-control-allow-origin"]).toBe("http://localhost:9999");
    expect((await ask("http://localhost.evil.example")).headers["access-control-allow-origin"]).toBeUndefined();
    await demo.close();
  });

  test("cross-origin calls may not include cookies", async () => {
    expect((await preflight("https://partner.example")).headers["access-control-allow-credentials"]).toBeUndefined();
  });
});

describe("S7.14 bodies and paths", () => {
  test("paths match in any case and with a trailing slash", async () => {
    for (const url of ["/api/membership/CHURCHES/Search/", "/api/Membership/churches/search"]) {
      expect((await server.http.inject({ method: "POST", url, payload: { name: "x" } })).statusCode).toBe(200);
    }
  });

  test("ids in paths keep their case", async () => {
    const church = await createTestChurch(server);
    const answer = await server.http.inject(`/api/membership/churches/${church.churchId}/`);
    expect(answer.json().id).toBe(church.churchId);
  });

  test("malformed, oversized and unsupported bodies are refused with a code", async () => {
    const send = (payload: string, type = "application/json") =>
      server.http.inject({
        method: "POST",
        url: "/api/membership/churches/search",
        payload,
        headers: { "content-type": type },
      });
    expect(await send("{").then((answer) => [answer.statusCode, answer.json().code])).toEqual([400, "malformed"]);
    expect(
      await send(JSON.stringify({ name: "x".repeat(1_100_000) })).then((answer) => [
        answer.statusCode,
        answer.json().code,
      ]),
    ).toEqual([413, "too-large"]);
    expect(
      await send("name=x", "application/x-www-form-urlencoded").then((answer) => [
        answer.statusCode,
        answer.json().code,
      ]),
    ).toEqual([415, "malformed"]);
    expect(await send("").then((answer) => [answer.statusCode, answer.json().code])).toEqual([400, "invalid-request"]);
    expect(await send('{"name":"x","__proto__":{"admin":true},"extra":1}').then((answer) => answer.statusCode)).toBe(
      200,
    );
  });

  test("an unreadable URL is refused with all security headers and is not echoed", async () => {
    for (const [method, url, status, code] of [
      ["GET", "/api/membership/people/%E0%A4%A", 400, "malformed"],
      ["GET", "/%", 400, "malformed"],
      ["DELETE", `/api/membership/roles/${"secret".repeat(200)}`, 414, "too-large"],
    ] as const) {
      const answer = await server.http.inject({ method, url });
      expect([answer.statusCode, answer.json().code, answer.json().errors.length]).toEqual([status, code, 1]);
      expect(answer.body).not.toMatch(/secret|FST_|%/);
      expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
      expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    }
  });

  test("an unknown path returns a 404 refusal that does not echo the query", async () => {
    const { statusCode, headers, ...answer } = await server.http.inject("/api/membership/nothing/here?jwt=secret");
    expect(statusCode).toBe(404);
    expect(headers["content-type"]).toMatch(/json/);
    expect(answer.json()).toMatchObject({
      code: "not-found",
      errors: [expect.any(String)],
      raw: { message: expect.any(String) },
    });
    expect(answer.body).not.toContain("secret");
  });
});

describe("headers", () => {
  test("an API response has the security headers and is not cached", async () => {
    const { raw } = await server.call(searchChurches, { body: { name: "x" } });
    expect(raw.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cache-control": "no-store",
    });
    expect(raw.headers["content-security-policy"]).toContain("default-src 'none'");
  });
});

describe("operator endpoints", () => {
  test("/health and /ready return 200", async () => {
    expect((await server.http.inject("/health")).json()).toEqual({ ok: true });
    expect((await server.http.inject("/ready")).statusCode).toBe(200);
  });

  test("/metrics is only for this machine and for callers with the metrics token", async () => {
    const remote = { remoteAddress: "203.0.113.9" };
    expect((await server.http.inject("/metrics")).body).toContain("offertory_http_seconds");
    expect((await server.http.inject({ url: "/metrics", ...remote })).statusCode).toBe(404);
    expect((await server.http.inject({ url: "/metrics", headers: { "x-forwarded-for": "1.2.3.4" } })).statusCode).toBe(
      404,
    );
    expect(
      (await server.http.inject({ url: "/metrics", ...remote, headers: { authorization: "Bearer metrics-please" } }))
        .statusCode,
    ).toBe(200);
  });

  test("every endpoint of the contract is served", async () => {
    const { paths } = (await server.http.inject("/api/openapi.json")).json<{ paths: Record<string, object> }>();
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
    );
    const calls = Object.values<unknown>(contract).filter((value): value is Endpoint => {
      return typeof value === "object" && value !== null && "path" in value && "refusals" in value;
    });
    expect(calls.length).toBeGreaterThan(200);
    expect(served.toSorted()).toEqual(calls.map(({ method, api, path }) => `${method} /api/${api}${path}`).toSorted());
  });

  test("the API is documented as OpenAPI and as a page for people", async () => {
    const document = (await server.http.inject("/api/openapi.json")).json();
    expect(document.openapi).toBe("3.1.0");
    expect(document.paths["/api/membership/users/login"].post.requestBody).toBeDefined();
    expect(document.paths["/api/membership/churches/{churchId}"].get.parameters).toMatchObject([
      { name: "churchId", in: "path", required: true },
    ]);
    expect((await server.http.inject("/api")).body).toContain("/api/membership/users/login");
  });
});
