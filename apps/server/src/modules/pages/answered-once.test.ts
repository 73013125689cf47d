import Fastify from "fastify";
import { expect, test } from "vitest";
import { requireBuild } from "../../../test/require-build.ts";
import { testConfig } from "../../../test/test-server.ts";
import { addPages } from "./pages.ts";

requireBuild("church-site");

/**
 * Creates a server with the pages module alone. Its readers are fakes that count their calls; `lines` collects the log.
 */
function given() {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: "warn", stream: { write: (line: string) => void lines.push(line) } } });
  const config = testConfig("");
  const reads = { sitePage: 0, sites: 0 };
  const readSitePage = async () => {
    reads.sitePage += 1;
    return { movedTo: "/new" };
  };
  const sites = async () => {
    reads.sites += 1;
    return ["grace"];
  };
  const nothing = async () => null;
  addPages(app, config, {
    donationPage: nothing,
    embedOrigins: async () => [],
    formPage: nothing,
    sitePage: readSitePage,
    siteFiles: { siteMap: async () => [], sites },
    about: nothing,
  });
  const open = (url: string) => app.inject({ url, headers: { host: new URL(config.apps.site).host } });
  return { open, reads, lines };
}

test("a page that answered a request is not followed by reads for the next page, and no response is sent twice", async () => {
  const { open, reads, lines } = given();
  const moved = await open("/grace/old");
  expect([moved.statusCode, moved.headers["location"]]).toEqual([301, "/grace/new"]);
  const map = await open("/sitemap.xml");
  expect([map.statusCode, map.body.includes("<loc>")]).toEqual([200, true]);
  expect((await open("/robots.txt")).statusCode).toBe(200);
  expect(reads).toEqual({ sitePage: 1, sites: 1 });
  expect(lines).toEqual([]);
});
