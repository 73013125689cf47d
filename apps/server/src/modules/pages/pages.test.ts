import { afterAll, beforeAll, expect, test } from "vitest";
import { requireBuild } from "../../../test/require-build.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";

requireBuild("portal");

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** The directives of a Content Security Policy, by name. */
function rulesOf(policy: unknown): Map<string, string[]> {
  const rules = String(policy)
    .split(";")
    .map((rule) => rule.trim().split(/\s+/));
  return new Map(rules.map(([name = "", ...sources]) => [name, sources]));
}

/** Every wildcard source in the policy. */
const starsOf = (rules: Map<string, string[]>): string[] =>
  [...new Set([...rules.values()].flat().filter((source) => source.includes("*")))].sort();
/** The only wildcard sources that an app may have: hosts of the payment providers, and none of them in script-src. */
const STARS = ["https://*.js.stripe.com", "https://*.paypal.com", "https://*.paypalobjects.com"];

test("a page runs only scripts with its nonce, which is new for each response", async () => {
  const nonces = new Set<string>();
  for (let turn = 0; turn < 3; turn += 1) {
    const { headers, body, statusCode } = await server.http.inject("/login");
    expect(statusCode).toBe(200);
    const rules = rulesOf(headers["content-security-policy"]);
    const [nonce = "", ...others] = rules.get("script-src") ?? [];
    expect(nonce).toMatch(/^'nonce-[A-Za-z0-9+/]{22}=='$/);
    expect(others).toEqual(["'strict-dynamic'"]);
    expect(rules.get("default-src")).toEqual(["'none'"]);
    for (const name of ["base-uri", "frame-ancestors"]) expect(rules.get(name)).toEqual(["'none'"]);
    expect(String(headers["content-security-policy"])).not.toMatch(/unsafe/);
    expect(starsOf(rules)).toEqual(STARS);
    const scripts = body.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce.slice(7, -1)}"`))).toEqual([]);
    expect(headers["cache-control"]).toBe("no-store");
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test("only the payment providers and, in the portal, the donation page can be framed; lessons frame video players", async () => {
  const PROVIDER_ORIGINS = [
    "https://js.stripe.com",
    "https://*.js.stripe.com",
    "https://hooks.stripe.com",
    "https://*.paypal.com",
    "https://*.paypalobjects.com",
  ];
  const apps = { portal: "https://portal.example.org", site: "https://example.org", lessons: "https://l.example.org" };
  const demo = await testServer({ sandboxUrl: "http://127.0.0.1:3003" });
  const production = await testServer({ mode: "production", apps });
  const rules = async ({ http }: TestServer, host?: string) =>
    rulesOf((await http.inject({ url: "/give", headers: host ? { host } : {} })).headers["content-security-policy"]);
  const framesOf = async (server: TestServer, host?: string) => (await rules(server, host)).get("frame-src");
  expect(await framesOf(demo)).toEqual(["http://127.0.0.1:3003", ...PROVIDER_ORIGINS, "http://localhost:3001"]);
  expect(await framesOf(production, "portal.example.org")).toEqual([...PROVIDER_ORIGINS, "https://example.org"]);
  expect(await framesOf(production, "example.org")).toEqual(PROVIDER_ORIGINS);
  // The lessons app takes no payments, and embeds videos.
  expect(await framesOf(production, "l.example.org")).toEqual([
    "https://www.youtube-nocookie.com",
    "https://player.vimeo.com",
  ]);
  expect(starsOf(await rules(production, "l.example.org"))).toEqual([]);
  await Promise.all([demo.close(), production.close()]);
});

test("Strict-Transport-Security is sent in production over HTTPS, and not on a plain HTTP server", async () => {
  const apps = { portal: "https://portal.example.org", site: "https://example.org", lessons: "https://l.example.org" };
  const secure = await testServer({ mode: "production", apps });
  for (const path of ["/", "/health", "/api/membership/nothing"]) {
    expect(String((await secure.http.inject(path)).headers["strict-transport-security"])).toMatch(/^max-age=31536000/);
    expect((await server.http.inject(path)).headers["strict-transport-security"]).toBeUndefined();
  }
  await secure.close();
});
