import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { requireBuild } from "../../../test/require-build.ts";
import { testConfig } from "../../../test/test-server.ts";
import { addPages } from "./pages.ts";

/** The church site alone, with stand-ins for what it reads, and everything that it logs. */
function given() {
  requireBuild("church-site");
  const lines: string[] = [];
  const app = Fastify({ logger: { level: "warn", stream: { write: (line: string) => void lines.push(line) } } });
  const config = testConfig("");
  const reads = {
    donationPage: vi.fn(async () => null),
    formPage: vi.fn(async () => null),
    sitePage: vi.fn(async () => ({ movedTo: "/new" })),
    sites: vi.fn(async () => ["grace"]),
  };
  const siteFiles = { siteMap: async () => [], sites: reads.sites };
  addPages(app, config, reads.donationPage, reads.formPage, reads.sitePage, siteFiles);
  const open = (url: string) => app.inject({ url, headers: { host: new URL(config.apps.site).host } });
  return { open, reads, lines };
}

test("what one page has answered is not looked for by the next, and nothing is sent twice", async () => {
  const { open, reads, lines } = given();
  const moved = await open("/grace/old");
  expect([moved.statusCode, moved.headers["location"]]).toEqual([301, "/grace/new"]);
  const map = await open("/sitemap.xml");
  expect([map.statusCode, map.body.includes("<loc>")]).toEqual([200, true]);
  expect((await open("/robots.txt")).statusCode).toBe(200);
  expect([reads.sitePage.mock.calls.length, reads.sites.mock.calls.length]).toEqual([1, 1]);
  expect(lines).toEqual([]);
});
