import { gzipSync } from "node:zlib";
import { medianOf } from "../../tools/donation-page/time-page.ts";
import { timeReading } from "../../tools/donation-page/time-reading.ts";
import { expect, test } from "../support/test.ts";

const MAX_BYTES = 60_000;
/** Of the pictures that are fetched at once, in the width that this window needs. */
const MAX_PICTURE_BYTES = 100_000;

test("the first page of a site weighs at most 60 kB in all, without pictures, and needs nothing else", async ({
  page,
  site,
}) => {
  let [bytes, pictures] = [0, 0];
  const sizes: string[] = [];
  page.on("response", (response) => {
    void response.body().then((body) => {
      const type = response.headers()["content-type"] ?? "";
      const size = /text|json|svg/.test(type) ? gzipSync(body).length : body.length;
      if (/^image\/(?!svg)/.test(type)) pictures += size;
      else bytes += size;
      sizes.push(`${size} ${new URL(response.url()).pathname}`);
    });
  });
  await page.goto(`${site}/grace`);
  await page.waitForLoadState("networkidle");
  test.info().annotations.push({ type: "gzipped bytes", description: sizes.join(", ") });
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes, sizes.join("\n")).toBeLessThan(MAX_BYTES);
  expect(pictures, sizes.join("\n")).toBeLessThan(MAX_PICTURE_BYTES);
});

test("it is seen within 1.2 s on slow 4G and a slow phone, and nothing moves", async ({ browser, site }) => {
  const timed = [];
  for (let turn = 0; turn < 3; turn += 1) timed.push(await timeReading(browser, `${site}/grace`));
  expect(medianOf(timed.map(({ seen }) => seen))).toBeLessThan(1200);
  expect(Math.max(...timed.map(({ moved }) => moved))).toBeLessThan(0.01);
});
