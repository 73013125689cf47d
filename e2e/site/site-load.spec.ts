import { gzipSync } from "node:zlib";
import { timeReading } from "../../tools/donation-page/time-reading.ts";
import { expect, test } from "../support/test.ts";

const MAX_BYTES = 60_000;
/** The limit for all images that load at once, in the width that this window needs. */
const MAX_PICTURE_BYTES = 100_000;
const MAX_FIRST_BYTES = 14_000;

test("the home page of a site loads at most 60 kB without images, and at most 100 kB of images", async ({
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

test("the home page of a site renders from its document alone, without blocking resources", async ({ page, site }) => {
  await page.goto(`${site}/grace`, { waitUntil: "networkidle" });
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => Reflect.get(entry, "renderBlockingStatus") === "blocking")
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
  const answer = await page.request.get(`${site}/grace`);
  // The first ten packets of a connection arrive together.
  expect(gzipSync(await answer.body()).length).toBeLessThan(MAX_FIRST_BYTES);
});

test("the home page of a site has no layout shift on slow 4G with a slow phone", async ({ browser, site }) => {
  // The time to first paint depends on the machine's load: `npm run bench -- site` checks it.
  const { seen, moved } = await timeReading(browser, `${site}/grace`);
  test.info().annotations.push({ type: "slow 4G", description: `first paint ${seen} ms` });
  expect(moved).toBeLessThan(0.01);
});
