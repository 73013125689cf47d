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
import { somePicture } from "../testing/create-test-gallery.ts";

let server: TestServer;
let sandbox: Sandbox;
const folder = mkdtempSync(join(tmpdir(), "offertory-stock-"));
beforeAll(async () => {
  sandbox = await openSandbox({ dataFolder: folder, httpPort: 0, smtpPort: 0, host: "127.0.0.1" });
  server = await testServer({ dataFolder: folder, sandboxUrl: `http://127.0.0.1:${sandbox.httpPort}` });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const headers = { host: "localhost:3000" };
const pathOf = (address: string) => new URL(address).pathname;

describe("stock photos", () => {
  test("S2.29 S3.06 S6.04 S7.12 anyone finds photos, each with who took it, under addresses of ours", async () => {
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

  test("S6.04 S7.12 anyone lists the usual photos of a shape, as keys that are shown like all pictures", async () => {
    const { body } = await server.call(listStockGallery, { params: { ratio: "1" }, token: "" });
    expect(body.images[0]).toMatch(/^stock\/[\w-]+\.[\w-]{22}$/);
    const wrong = await server.call(listStockGallery, { params: { ratio: "9" } });
    expect([wrong.status, wrong.raw.json().code]).toEqual([400, "aspect-ratio-unknown"]);
  });

  test("a photo is fetched by us, so that the library learns nothing of who looks", async () => {
    const [photo] = (await server.call(searchStock, { body: { term: "glass" }, headers })).body;
    const shown = await server.http.inject({ url: pathOf(photo?.thumbnail ?? "") });
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(shown.headers).toMatchObject({ "access-control-allow-origin": "*", "x-content-type-options": "nosniff" });
    expect((await sharp(shown.rawPayload).metadata()).height).toBe(350);
  });

  test("an address that we did not sign is fetched from nowhere", async () => {
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

  test("each address searches a limited number of times", async () => {
    const tries = await Promise.all(
      Array.from({ length: 70 }, () => server.call(listStockGallery, { params: { ratio: "1" }, headers })),
    );
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(tries.every(({ status }) => status === 200 || status === 429)).toBe(true);
  });
});

describe("a photo library that cannot be trusted", () => {
  let evil: Server;
  let origin = "";
  let answer: (response: ServerResponse, url: string) => void = () => {};
  let asked: string[] = [];
  let own: TestServer;
  beforeAll(async () => {
    evil = createServer((request, response) => {
      asked.push(request.url ?? "");
      answer(response, request.url ?? "");
    }).listen(0, "127.0.0.1");
    await once(evil, "listening");
    const address = evil.address();
    origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    own = await testServer({ dataFolder: folder, sandboxUrl: origin });
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

  test("names no other host: such photos are left out", async () => {
    found("http://169.254.169.254/a.jpg", `${origin}.evil.example/a.jpg`, "file:///etc/passwd", `${origin}/good.jpg`);
    const { body } = await search();
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ url: "", photographerUrl: `${origin}/@x`, description: "" });
  });

  test("sends us nowhere else, and shows nothing but pictures", async () => {
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
  ])("one that %s is said to be away", async (_, trick) => {
    answer = trick;
    const { status, raw } = await search();
    expect([status, raw.json().code]).toEqual([409, "photo-library-away"]);
  });

  test("where there is none, that is said", async () => {
    const without = await testServer({ dataFolder: folder });
    const { status, raw } = await search(without);
    expect([status, raw.json().code]).toEqual([404, "photo-library-none"]);
    const listed = await without.call(listStockGallery, { params: { ratio: "1" } });
    expect([listed.status, listed.raw.json().code]).toEqual([404, "photo-library-none"]);
    await without.close();
  });
});
