import { createServer, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listStockGallery, searchStock } from "@offertory/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSandbox, type Sandbox } from "../../../../../sandbox/src/sandbox.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";
import { from } from "../../giving/testing/create-test-guest.ts";
import { somePicture } from "../testing/create-test-gallery.ts";

let server: TestServer;
let sandbox: Sandbox;
const folder = mkdtempSync(join(tmpdir(), "offertory-stock-"));
beforeAll(async () => {
  sandbox = await openSandbox({ dataFolder: folder, httpPort: 0, smtpPort: 0, host: "127.0.0.1" });
  server = await testServer({
    dataFolder: folder,
    sandboxUrl: `http://127.0.0.1:${sandbox.httpPort}`,
    trustedProxies: ["127.0.0.1"],
  });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const headers = { host: "localhost:3000" };
const pathOf = (address: string) => new URL(address).pathname;

describe("stock photos", () => {
  test("S2.29 S3.06 S6.04 S7.12 anyone can search photos, with photographers and URLs of this server", async () => {
    const { status, body } = await server.call(searchStock, { body: { term: "candles" }, headers });
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(2);
    expect(body[0]).toEqual({
      description: expect.stringContaining("andles"),
      url: expect.stringMatching(/^http/),
      photographer: expect.stringMatching(/\w+ \w+/),
      photographerUrl: expect.stringMatching(/^http.*\/@/),
      large: expect.stringMatching(/^http:\/\/localhost:3000\/content\/stock\//),
      thumbnail: expect.stringMatching(/^http:\/\/localhost:3000\/content\/stock\//),
    });
    expect((await server.call(searchStock, { body: { term: "submarine" }, headers })).body).toEqual([]);
    expect((await server.call(searchStock, { body: { term: "  " }, headers })).body).toEqual([]);
  });

  test("S6.04 S7.12 anyone can list the stock photos of an aspect ratio, as signed keys", async () => {
    const { body } = await server.call(listStockGallery, { params: { ratio: "1" }, token: "" });
    expect(body.images[0]).toMatch(/^stock\/[\w-]+\.[\w-]{22}$/);
    const wrong = await server.call(listStockGallery, { params: { ratio: "9" } });
    expect([wrong.status, wrong.raw.json().code]).toEqual([400, "aspect-ratio-unknown"]);
  });

  test("a photo is served by this server instead of the photo library", async () => {
    const [photo] = (await server.call(searchStock, { body: { term: "glass" }, headers })).body;
    const shown = await server.http.inject({ url: pathOf(photo?.thumbnail ?? "") });
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(shown.headers).toMatchObject({ "access-control-allow-origin": "*", "x-content-type-options": "nosniff" });
    expect((await sharp(shown.rawPayload).metadata()).height).toBe(350);
  });

  test("a URL without a valid signature is not fetched", async () => {
    const name = (address: string) => Buffer.from(address).toString("base64url");
    const [photo] = (await server.call(searchStock, { body: { term: "glass" }, headers })).body;
    const [, signature = ""] = pathOf(photo?.large ?? "").split(".");
    for (const wrong of [
      name("http://127.0.0.1:1/secret"),
      `${name("http://169.254.169.254/latest")}.${signature}`,
      `${name(`http://127.0.0.1:${sandbox.httpPort}/mail`)}.${signature}`,
      `.${signature}`,
      "x",
    ]) {
      const { statusCode, body } = await server.http.inject({ url: `/content/stock/${wrong}` });
      expect([statusCode, JSON.parse(body).code]).toEqual([404, "stock-photo-not-found"]);
    }
  });

  test("each address can search and list stock photos 60 times in ten minutes", async () => {
    const search = async (address: string) =>
      (await server.call(searchStock, { body: { term: "glass" }, headers: { ...headers, ...from(address) } })).status;
    const list = async (address: string) =>
      (await server.call(listStockGallery, { params: { ratio: "1" }, headers: { ...headers, ...from(address) } }))
        .status;
    for (const [request, address] of [
      [search, "203.0.113.1"],
      [list, "203.0.113.2"],
    ] as const) {
      const statuses = await Promise.all(Array.from({ length: 62 }, () => request(address)));
      expect(statuses.filter((status) => status === 200)).toHaveLength(60);
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
      expect([await search(address), await list(address)]).toEqual([429, 429]);
    }
    expect([await search("203.0.113.3"), await list("203.0.113.3")]).toEqual([200, 200]);
  });
});

describe("an untrusted photo library", () => {
  let evil: Server;
  let origin = "";
  let answer: (response: ServerResponse, url: string) => void = () => {};
  let asked: string[] = [];
  let received: { url: string | undefined; headers: string[] }[] = [];
  let own: TestServer;
  beforeAll(async () => {
    evil = createServer((request, response) => {
      asked.push(request.url ?? "");
      received.push({ url: request.url, headers: request.rawHeaders });
      answer(response, request.url ?? "");
    }).listen(0, "127.0.0.1");
    await once(evil, "listening");
    const address = evil.address();
    origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    own = await testServer({ dataFolder: folder, sandboxUrl: origin, trustedProxies: ["127.0.0.1"] });
  });
  afterAll(async () => {
    evil.closeAllConnections();
    evil.close();
    await own.close();
  });

  const search = (at = own) => at.call(searchStock, { body: { term: "church" }, headers });
  const photo = (source: string) => ({
    url: "javascript:alert(1)",
    alt: null,
    photographer: "X",
    photographer_url: `${origin}/@x`,
    src: { large2x: source, large: source, medium: source },
  });
  const found = (...sources: string[]) => {
    answer = (response, url) =>
      url.startsWith("/v1/") ? response.end(JSON.stringify({ photos: sources.map(photo) })) : response.end("nothing");
  };

  test("photos from another host are left out of the results", async () => {
    found("http://169.254.169.254/a.jpg", `${origin}.evil.example/a.jpg`, "file:///etc/passwd", `${origin}/good.jpg`);
    const { body } = await search();
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ url: "", photographerUrl: `${origin}/@x`, description: "" });
  });

  test("a photo is fetched by this server, so that the photo library learns nothing about the visitor", async () => {
    const picture = await somePicture({ width: 20, height: 20 }, "png");
    answer = (response, url) =>
      url.startsWith("/v1/")
        ? response.end(JSON.stringify({ photos: [photo(`${origin}/a.png`)] }))
        : response.end(picture);
    const visit = async (visitor: Record<string, string>) => {
      received = [];
      const sent = { ...headers, ...visitor };
      const found = await own.call(searchStock, { body: { term: "church" }, headers: sent });
      await own.call(listStockGallery, { params: { ratio: "1" }, headers: sent });
      const shown = await own.http.inject({ url: pathOf(found.body[0]?.large ?? ""), headers: sent });
      expect(shown.rawPayload.equals(picture)).toBe(true);
      return received;
    };
    const visitor = {
      ...from("203.0.113.77"),
      cookie: "session=secret-cookie",
      referer: "https://secret-page.example/",
      origin: "https://secret-origin.example",
      authorization: "Bearer secret-token",
      "user-agent": "secret-browser",
      "accept-language": "de-secret",
    };
    const requests = await visit(visitor);
    expect(requests.map(({ url }) => url?.split("?")[0])).toEqual(["/v1/search", "/v1/search", "/a.png"]);
    expect(JSON.stringify(requests)).not.toMatch(/203\.0\.113|secret-/);
    // The requests for another visitor are the same, so they cannot tell the library who it is.
    expect(await visit(from("198.51.100.5"))).toEqual(requests);
  });

  test("redirects, errors and responses that are not images are refused", async () => {
    found(`${origin}/a.jpg`);
    const path = pathOf((await search()).body[0]?.large ?? "");
    for (const trick of [
      (response: ServerResponse) => response.writeHead(302, { location: `${origin}/inside` }).end(),
      (response: ServerResponse) =>
        response.writeHead(200, { "content-type": "image/jpeg" }).end("<script>alert(1)</script>"),
      (response: ServerResponse) => response.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>"),
      (response: ServerResponse) => response.writeHead(500).end(),
      (response: ServerResponse) => response.destroy(),
    ]) {
      answer = trick;
      asked = [];
      const { statusCode, body } = await own.http.inject({ url: path });
      expect(statusCode).toBe(409);
      expect(JSON.parse(body).code).toBe("photo-library-away");
      expect(asked).toEqual(["/a.jpg"]);
    }
    const picture = await somePicture({ width: 20, height: 20 }, "png");
    answer = (response) => response.writeHead(200, { "content-type": "text/html" }).end(picture);
    expect((await own.http.inject({ url: path })).headers["content-type"]).toBe("image/png");
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ["is down", (response) => response.destroy()],
    ["answers an error", (response) => response.writeHead(500).end("{}")],
    ["refuses our key", (response) => response.writeHead(401).end("{}")],
    ["answers nonsense", (response) => response.end("<html>")],
    ["answers another shape", (response) => response.end('{"photos":[{"src":1}]}')],
  ])("a library that %s is reported as photo-library-away", async (_, trick) => {
    answer = trick;
    const { status, raw } = await search();
    expect([status, raw.json().code]).toEqual([409, "photo-library-away"]);
  });

  test("a server without a photo library returns photo-library-none", async () => {
    const without = await testServer({ dataFolder: folder });
    const { status, raw } = await search(without);
    expect([status, raw.json().code]).toEqual([404, "photo-library-none"]);
    const listed = await without.call(listStockGallery, { params: { ratio: "1" } });
    expect([listed.status, listed.raw.json().code]).toEqual([404, "photo-library-none"]);
    await without.close();
  });
});
