import { pictureSources } from "@offertory/contract";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, createTestEditor, createTestGallery, createTestPicture } from "../testing/create-test-gallery.ts";

let given: Awaited<ReturnType<typeof createTestGallery>>;
let key = "";
beforeAll(async () => {
  given = await createTestGallery();
  key = await createTestPicture(given.server, (await createTestEditor(given.server)).token);
});
afterAll(() => given.close());

const BROWSER = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const show = (path: string, headers: Record<string, string> = { accept: BROWSER }) =>
  given.server.http.inject({ url: `/content/${path}`, headers });

test("an image is served in five widths, never enlarged, as WebP if the browser accepts it", async () => {
  for (const width of [320, 640, 960, 1280]) {
    const { rawPayload, headers } = await show(`${key}?w=${width}`);
    expect(headers["content-type"]).toBe("image/webp");
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "webp", width });
  }
  expect((await sharp((await show(`${key}?w=1920`)).rawPayload).metadata()).width).toBe(1600);
  const plain = await show(`${key}?w=640`, {});
  expect([plain.headers["content-type"], plain.headers["vary"]]).toEqual(["image/jpeg", "Accept"]);
});

test("concurrent requests for a new width store one resized file", async () => {
  const files = async () =>
    (await given.server.gallery.storage.list(key.replace("/gallery/", "/gallery-sizes/"))).length;
  const before = await files();
  await Promise.all(Array.from({ length: 8 }, () => show(`${key}?w=320`, { accept: "image/png" })));
  expect(await files()).toBe(before + 1);
});

test("an image is cacheable forever, has an ETag, and is sent with headers that prevent scripts", async () => {
  const { headers } = await show(key);
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-disposition": "inline",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
    "access-control-allow-origin": "*",
  });
  const again = await show(key, { accept: BROWSER, "if-none-match": String(headers["etag"]) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test.each(["?w=5", "?w=0", "?w=99999", "?w=640.0", "?w=abc", "?w="])(
  "an unknown width %s is refused with picture-width-unknown",
  async (query) => {
    const answer = await show(key + query);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, "picture-width-unknown"]);
  },
);

test("other files of the storage are not served, whatever path is requested", async () => {
  const [churchId = ""] = key.split("/");
  await given.server.gallery.storage.put(`${churchId}/gallery/1/page.html`, Buffer.from("<script>"), "text/html");
  await given.server.gallery.storage.put(`${churchId}/lessons/1/page.html`, Buffer.from("<script>"), "text/html");
  for (const path of [
    `${churchId}/gallery/1.78/none.jpg`,
    `${churchId}/gallery/1/page.html`,
    `${churchId}/gallery-sizes/1.78/1763240000.jpg`,
    `${churchId}/lessons/1/page.html`,
    `${churchId}/gallery/1.78/..%2f..%2f..%2f..%2fsecrets.json`,
    `..%2f..%2fsecrets.json/gallery/1/x.jpg`,
    `${churchId}/gallery/%00/x.jpg`,
  ]) {
    const { statusCode, body } = await show(path);
    expect([path, statusCode]).toEqual([path, statusCode === 400 ? 400 : 404]);
    expect(body).not.toContain("<script>");
  }
});

test("a gallery image gets a srcset of its widths, and an external image only its URL", () => {
  expect(pictureSources(`/content/${key}`, "50vw")).toMatchObject({
    src: `/content/${key}?w=960`,
    srcSet: expect.stringContaining(`/content/${key}?w=320 320w, `),
    sizes: "50vw",
  });
  expect(pictureSources("https://elsewhere.example/a.jpg", "50vw")).toEqual({ src: "https://elsewhere.example/a.jpg" });
});
