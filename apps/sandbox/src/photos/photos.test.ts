import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenHttp } from "../web/listen.ts";
import { openWeb } from "../web/open-web.ts";
import { PHOTOS } from "./catalogue.ts";
import { openPhotos } from "./open-photos.ts";

const web = openWeb();
let origin = "";
beforeAll(async () => {
  await openPhotos(web);
  origin = `http://127.0.0.1:${await listenHttp(web, { port: 0, host: "127.0.0.1" })}`;
});
afterAll(() => web.close());

type Found = { photos: { alt: string; photographer: string; src: Record<string, string> }[]; total_results: number };

const search = async (query: string, key = "any"): Promise<{ status: number; found: Found }> => {
  const answer = await fetch(`${origin}/v1/search?${query}`, { headers: key ? { authorization: key } : {} });
  return { status: answer.status, found: JSON.parse(await answer.text()) };
};

test("a search returns the fields of the real photo library", async () => {
  const { status, found } = await search("query=candles&per_page=2");
  expect(status).toBe(200);
  expect(found).toMatchObject({ page: 1, per_page: 2, total_results: 3 });
  expect(found.photos).toHaveLength(2);
  expect(found.photos[0]).toMatchObject({
    id: expect.any(Number),
    width: expect.any(Number),
    url: expect.stringContaining("/photo/"),
    photographer: expect.any(String),
    photographer_url: expect.stringContaining("/@"),
    alt: expect.stringContaining("andles"),
    src: { large2x: expect.any(String), medium: expect.any(String), tiny: expect.any(String) },
  });
});

test("search results match the words and the orientation of the query", async () => {
  const shapes = await search("query=church&orientation=square");
  expect(shapes.found.photos.map(({ alt }) => alt)).toEqual(["A rose window in blue and red"]);
  expect((await search("query=submarine")).found.photos).toEqual([]);
  expect((await search("query=bread%20on%20a%20table")).found.photos[0]?.alt).toContain("Bread");
});

test("a search without a key or without words is refused", async () => {
  expect((await search("query=church", "")).status).toBe(401);
  expect((await search("query=")).status).toBe(400);
});

test("a photo is a JPEG image in each of its sizes", async () => {
  const { found } = await search("query=glass&per_page=1");
  const [photo] = found.photos;
  for (const [size, width] of [
    ["large", 650],
    ["tiny", 280],
    ["medium", 350],
  ] as const) {
    const answer = await fetch(photo?.src[size] ?? "");
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width);
  }
  expect((await fetch(`${origin}/photos/1/large.jpeg`)).status).toBe(404);
  expect((await fetch(`${origin}/photos/${PHOTOS[0]?.id}/huge.jpeg`)).status).toBe(404);
});

test("there are 24 photos with different descriptions, and a photographer has a page", async () => {
  expect(PHOTOS).toHaveLength(24);
  expect(new Set(PHOTOS.map(({ alt }) => alt)).size).toBe(24);
  const { found } = await search("query=church&per_page=80");
  expect(found.photos.length).toBeGreaterThan(8);
  const page = await fetch(`${origin}/@${found.photos[0]?.photographer.toLowerCase().replaceAll(" ", "-")}`);
  expect(page.status).toBe(200);
});
