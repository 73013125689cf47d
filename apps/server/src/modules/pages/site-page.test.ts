import {
  changePage,
  publishPage,
  saveElements,
  saveNavigation,
  sharePreview,
  unpublishPage,
} from "@offertory/contract";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requireBuild } from "../../../test/require-build.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";
import { createTestSite, textElement } from "../content/testing/create-test-site.ts";

requireBuild("church-site");

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  server.http.inject({ url, headers: { host: "localhost:3001", "accept-language": "en", ...headers } });

test("S2.31 a newly registered church has a server-rendered site with a home page and an about page", async () => {
  const { subDomain } = await createTestSite(server, "Grace & <Hope>");
  const { statusCode, body } = await open(`/${subDomain}`);
  expect(statusCode).toBe(200);
  expect(body).toContain("Welcome to Grace &amp; &lt;Hope&gt;</h1>");
  expect(body).toContain(`href="/${subDomain}/about"`);
  expect(body).not.toMatch(/<Hope>| style="|undefined/);
  expect((await open(`/${subDomain}/about`)).body).toContain("Who we are");
});

test("donation paths of other church software redirect to the church's donation page with their query", async () => {
  const site = await createTestSite(server);
  const { subDomain } = site;
  for (const path of ["donate", "donations", "my/donate", "Donate"]) {
    const { statusCode, headers } = await open(`/${subDomain}/${path}?fundId=missions&amount=25`);
    expect([statusCode, headers.location]).toEqual([302, `/${subDomain}/give?fundId=missions&amount=25`]);
  }
  expect((await open(`/${subDomain}/my/other`)).statusCode).toBe(200);
  const { page } = await site.page("/donations", textElement("Why we give"));
  await site.publish(page.id);
  expect((await open(`/${subDomain}/donations`)).body).toContain("Why we give");
});

test("the policy of a site page allows its inline script and style by hash, so that the page can be cached", async () => {
  const { subDomain } = await createTestSite(server);
  const { body, headers } = await open(`/${subDomain}`);
  const policy = String(headers["content-security-policy"]);
  const inside = (tag: RegExp) => tag.exec(body)?.[1] ?? "";
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(policy).toContain(`script-src ${hash(inside(/<script type="module">([^]*?)<\/script>/))};`);
  expect(policy).toContain(`style-src ${hash(inside(/<style>([^]*?)<\/style>/))};`);
  expect(policy).not.toMatch(/unsafe|nonce|\*/);
  expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=30, must-revalidate");
  const again = await open(`/${subDomain}`, { "if-none-match": String(headers["etag"]) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const zipped = await open(`/${subDomain}`, { "accept-encoding": "gzip" });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(body);
});

test("a published change is visible immediately, and a draft or an unpublished page is not visible", async () => {
  const site = await createTestSite(server);
  const { page, elements } = await site.page("/youth", textElement("<p>First words</p>"));
  const path = `/${site.subDomain}/youth`;
  expect((await open(path)).statusCode).toBe(404);
  await site.publish(page.id);
  expect((await open(path)).body).toContain("First words");
  const { headers } = await open(path);
  await server.call(saveElements, {
    token: site.token,
    body: [{ ...elements[0], ...textElement("<p>Second words</p>") }],
  });
  expect((await open(path)).body).toContain("First words");
  await site.publish(page.id);
  const changed = await open(path, { "if-none-match": String(headers["etag"]) });
  expect(changed.body).toContain("Second words");
  await server.call(unpublishPage, { token: site.token, params: { id: page.id } });
  const gone = await open(path);
  expect([gone.statusCode, gone.headers["cache-control"]]).toEqual([404, "no-store"]);
  expect(gone.body).toContain("Page not found");
  expect(gone.body).not.toContain("Second words");
});

test("a preview link shows one draft for a day, is not cached, and does not open other pages", async () => {
  const site = await createTestSite(server);
  const { page } = await site.page("/plans", textElement("<p>Not yet</p>"));
  const other = await site.page("/other", textElement("<p>Hidden</p>"));
  const { url } = (await server.call(sharePreview, { token: site.token, params: { id: page.id } })).body;
  const path = url.slice("http://localhost:3001".length);
  const shown = await open(path);
  expect(shown.body).toContain("Not yet");
  expect(shown.body).toMatch(/Preview: this version isn('|&#x27;)t published yet\./);
  expect(shown.body).toContain('<meta name="robots" content="noindex">');
  expect([shown.headers["cache-control"], shown.headers["x-robots-tag"]]).toEqual(["no-store", "noindex"]);
  expect((await open(path.replace("/plans", other.page.url))).body).not.toContain("Hidden");
  for (const key of ["1", "zzzzzzzz.", path.split("preview=")[1]?.replace(/.$/, "") ?? ""])
    expect((await open(`/${site.subDomain}/plans?preview=${key}`)).statusCode).toBe(404);
  const then = server.clock.now;
  server.clock.now = new Date(then.getTime() + 25 * 3_600_000);
  expect((await open(path)).statusCode).toBe(404);
  server.clock.now = then;
});

test("a published page has metadata for search engines and link previews, and is in the sitemap", async () => {
  const site = await createTestSite(server, "Hope Church");
  const { page } = await site.page("/visit", textElement("<h1>Come</h1>"));
  const picture = `/content/${site.churchId}/gallery/1.78/1.jpg`;
  const body = { title: "Plan a visit", description: 'Sundays & "more"', picture };
  await server.call(changePage, { token: site.token, params: { id: page.id }, body });
  await server.call(publishPage, { token: site.token, params: { id: page.id } });
  const html = (await open(`/${site.subDomain}/visit`)).body;
  const address = `http://localhost:3001/${site.subDomain}/visit`;
  for (const part of [
    "<title>Plan a visit · Hope Church</title>",
    '<meta name="description" content="Sundays &amp; &quot;more&quot;">',
    `<link rel="canonical" href="${address}">`,
    '<meta property="og:title" content="Plan a visit · Hope Church">',
    `<meta property="og:image" content="http://localhost:3001${picture}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(html).toContain(part);
  const home = (await open(`/${site.subDomain}`)).body;
  const data: unknown = JSON.parse(/<script type="application\/ld\+json">([^<]*)/.exec(home)?.[1] ?? "");
  expect(data).toMatchObject({ "@type": "Church", name: "Hope Church" });
  const map = await open(`/${site.subDomain}/sitemap.xml`);
  expect(map.headers["content-type"]).toContain("xml");
  expect([...map.body.matchAll(/<loc>([^<]*)/g)].map(([, place]) => place)).toEqual([
    `http://localhost:3001/${site.subDomain}`,
    `http://localhost:3001/${site.subDomain}/about`,
    address,
  ]);
  expect((await open("/robots.txt")).body).toContain("Sitemap: http://localhost:3001/sitemap.xml");
  expect((await open("/sitemap.xml")).body).toContain(`/${site.subDomain}/sitemap.xml</loc>`);
  expect((await open("/no-such-church/sitemap.xml")).statusCode).toBe(404);
});

test("a church's site on its own host name starts at the root path", async () => {
  const apps = { portal: "https://portal.example.org", site: "https://example.org", lessons: "https://l.example.org" };
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  const port = typeof address === "object" && address ? address.port : 0;
  probe.close();
  // The site app listens on the second port, one above the configured one.
  const own = await testServer({ port: port - 1, apps });
  await own.http.listen({ port, host: "127.0.0.1" });
  const { subDomain } = await createTestSite(own);
  const host = `${subDomain}.example.org`;
  const at = async (path: string) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get({ host: "127.0.0.1", port, path, headers: { host } }, resolve).on("error", reject),
    );
    return text(answer);
  };
  expect(await at("/")).toContain('href="/about"');
  expect(await at("/about")).toContain(`<link rel="canonical" href="https://example.org/${subDomain}/about">`);
  expect(await at("/robots.txt")).toContain(`Sitemap: https://${host}/sitemap.xml`);
  expect(await at("/sitemap.xml")).toContain(`<loc>https://${host}/about</loc>`);
  await own.close();
});

test("the built-in texts of a site are in the visitor's language", async () => {
  const { subDomain } = await createTestSite(server);
  const { body, headers } = await open(`/${subDomain}`, { "accept-language": "de-AT,de;q=0.9" });
  expect(body).toContain('<html lang="de">');
  expect(body).toContain("Zum Inhalt springen");
  expect(headers["vary"]).toContain("Accept-Language");
});

test("the menu omits unpublished pages and marks the current page", async () => {
  const site = await createTestSite(server);
  await site.page("/hidden", textElement("x"));
  const links = [
    { label: "Us", url: "/about", children: [] },
    { label: "Hidden", url: "/hidden", children: [] },
    { label: "More", url: "", children: [{ label: "Bible", url: "https://bible.example.org" }] },
  ];
  await server.call(saveNavigation, { token: site.token, body: links });
  const { body } = await open(`/${site.subDomain}/about`);
  expect(body).toContain('aria-current="page">Us</a>');
  expect(body).toContain('href="https://bible.example.org"');
  expect(body).not.toContain("Hidden");
});

test("the old URL of a page redirects to its new URL", async () => {
  const site = await createTestSite(server);
  const { page } = await site.page("/kids", textElement("x"));
  await site.publish(page.id);
  await server.call(changePage, { token: site.token, params: { id: page.id }, body: { url: "/children" } });
  await site.publish(page.id);
  const { statusCode, headers } = await open(`/${site.subDomain}/kids`);
  expect([statusCode, headers["location"]]).toEqual([301, `/${site.subDomain}/children`]);
});

test("the paths of an unknown church and of the app itself serve the app's own page", async () => {
  for (const path of ["/no-such-church", "/no-such-church/about", "/find", "/login", "/a/b/c"])
    expect((await open(path)).body).toContain('id="app"');
});
