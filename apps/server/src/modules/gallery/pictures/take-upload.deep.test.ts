import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  codeOf,
  createTestEditor,
  createTestGallery,
  createTestPicture,
  imagesOf,
  post,
  request,
  somePicture,
} from "../testing/create-test-gallery.ts";

let given: Awaited<ReturnType<typeof createTestGallery>>;
beforeAll(async () => {
  given = await createTestGallery();
});
afterAll(() => given.close());

const show = (key: string) => given.server.http.inject({ url: `/content/${key}` });

describe("an uploaded file", () => {
  const send = async (bytes: Uint8Array) => {
    const { token } = await createTestEditor(given.server);
    const form = await request(given.server, token);
    const answer = await post(given.server, form, bytes);
    return { answer, key: form.key, outcome: [answer.statusCode, codeOf(answer)] };
  };
  const text = (value: string) => Buffer.from(value);
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(Buffer.concat([text(type), data])));
    return Buffer.concat([length, text(type), data, sum]);
  };
  /** A small PNG whose header claims 50,000 × 50,000 pixels. */
  const bomb = () => {
    const size = Buffer.alloc(13);
    size.writeUInt32BE(50_000, 0);
    size.writeUInt32BE(50_000, 4);
    size.set([8, 2, 0, 0, 0], 8);
    const rows = deflateSync(Buffer.alloc(1_000_000));
    const chunks = [chunk("IHDR", size), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
    return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks]);
  };

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    [
      "a drawing (SVG)",
      () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      "picture-not-one",
    ],
    ["a page", () => text("<!doctype html><script>alert(1)</script>"), "picture-not-one"],
    ["a document", () => text("%PDF-1.7\n"), "picture-not-one"],
    ["nothing", () => text(""), "picture-not-one"],
    ["a page that begins as a GIF", () => text("GIF89a/*<script>alert(1)</script>*/"), "picture-damaged"],
    [
      "a page that begins as a JPEG",
      () => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), text("<script>alert(1)</script>")]),
      "picture-damaged",
    ],
    [
      "a phone's HEIC",
      () => Buffer.concat([Buffer.from("00000018", "hex"), text("ftypheic"), Buffer.alloc(20)]),
      "picture-heic",
    ],
    ["a picture that was cut off", async () => (await noisy()).subarray(0, 20_000), "picture-damaged"],
    ["a bomb of 50,000 × 50,000 pixels", bomb, "picture-too-many-pixels"],
    [
      "a real picture of 49 million pixels",
      () => somePicture({ width: 7000, height: 7000 }, "png"),
      "picture-too-many-pixels",
    ],
    [
      "a picture of more than 15 MB",
      async () => Buffer.concat([await somePicture(), Buffer.alloc(15_000_000)]),
      "picture-too-large",
    ],
  ])("%s is refused with an error code", async (_, make, code) => {
    const { outcome, key } = await send(await make());
    expect(outcome).toEqual([400, code]);
    expect((await show(key)).statusCode).toBe(404);
  });

  test.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
    "an image in the format %s is accepted",
    async (format) => {
      const { key, outcome } = await send(await somePicture({ width: 80, height: 60 }, format));
      expect(outcome).toEqual([204, ""]);
      expect((await show(key)).headers["content-type"]).toMatch(/^image\/(jpeg|webp)$/);
    },
  );

  test("is re-encoded upright, without metadata and appended data", async () => {
    const photo = await sharp(await somePicture({ width: 400, height: 200 }))
      .withExif({ IFD0: { Make: "SecretCamera" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { key } = await send(Buffer.concat([photo, text("<script>alert(1)</script>")]));
    const shown = (await show(key)).rawPayload;
    const about = await sharp(shown).metadata();
    expect(about).toMatchObject({ width: 200, height: 400 });
    expect([about.exif, about.orientation, about.icc, about.xmp]).toEqual([undefined, undefined, undefined, undefined]);
    for (const hidden of ["SecretCamera", "script"]) expect(shown.includes(hidden)).toBe(false);
  });

  test("is scaled down to 2560 pixels and keeps its transparency", async () => {
    const glass = await sharp({
      create: { width: 4000, height: 1000, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { key } = await send(glass);
    const asBrowser = await given.server.http.inject({ url: `/content/${key}`, headers: { accept: "image/webp,*/*" } });
    expect(await sharp(asBrowser.rawPayload).metadata()).toMatchObject({ width: 2560, height: 640, hasAlpha: true });
    expect((await show(key)).headers["content-type"]).toBe("image/jpeg");
  });

  test("concurrent uploads are all stored, and use less than 400 MB of memory", async () => {
    const { token } = await createTestEditor(given.server);
    const photo = await noisy({ width: 4000, height: 3000 });
    const before = process.memoryUsage.rss();
    let most = 0;
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: 4 }, () => createTestPicture(given.server, token, photo)));
      most = Math.max(most, process.memoryUsage.rss());
    }
    expect(await imagesOf(given.server, token)).toHaveLength(8);
    expect((most - before) / 1_000_000).toBeLessThan(400);
  });
});

async function noisy({ width = 800, height = 600 } = {}): Promise<Buffer> {
  const small = await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 40 },
      background: "#888",
    },
  })
    .png()
    .toBuffer();
  return sharp(small).resize(width, height).jpeg({ quality: 90 }).toBuffer();
}
