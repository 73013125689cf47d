import { join } from "node:path";
import type { Page } from "@playwright/test";
import { FIRST_LOADS, type FirstLoad } from "../../tools/build/first-loads.ts";
import { readFirstLoad } from "../../tools/check/read-first-load.ts";
import { expect, test } from "../support/test.ts";

const apps = join(import.meta.dirname, "../../apps");

/**
 * Opens a page with an empty cache, as a first visit does, and returns the scripts and style sheets that were loaded,
 * and their bytes.
 */
async function visit(page: Page, url: string): Promise<{ files: Set<string>; bytes: number }> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  // The limit is for gzip; by default the browser would get brotli, which is smaller.
  await network.send("Network.setExtraHTTPHeaders", { headers: { "Accept-Encoding": "gzip" } });
  const asked = new Map<string, { file: string; head: number }>();
  const files = new Set<string>();
  const encodings = new Set<string>();
  let bytes = 0;
  network.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type !== "Script" && type !== "Stylesheet") return;
    asked.set(requestId, { file: new URL(response.url).pathname.slice(1), head: response.encodedDataLength });
    encodings.add(response.headers["content-encoding"] ?? "none, for it is small");
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = asked.get(requestId);
    if (!answer) return;
    files.add(answer.file);
    bytes += encodedDataLength - answer.head;
  });
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await network.detach();
  expect([...encodings].filter((encoding) => !/^(gzip|none)/.test(encoding))).toEqual([]);
  return { files, bytes };
}

async function expectFirstLoad(page: Page, origin: string, { app, path, parts, limit }: FirstLoad): Promise<void> {
  const { files, bytes } = await visit(page, `${origin}${path}`);
  const weighed = readFirstLoad(join(apps, app, "dist"), parts).map(({ file }) => file);
  expect([...files].sort(), `${app} ${path} fetches just what npm run check weighs`).toEqual(weighed.sort());
  expect(bytes, `${app} ${path} fetches scripts at all`).toBeGreaterThan(50_000);
  expect(bytes, `${app} ${path} stays under its limit`).toBeLessThan(limit);
}

test("the first visit to each app loads exactly the files of the size check, within the size limit", async ({
  page,
  portal,
  site,
  lessons,
}) => {
  const origins: Record<string, string> = { portal, "church-site": site, lessons };
  for (const load of FIRST_LOADS.filter(({ isSignedIn }) => !isSignedIn))
    await expectFirstLoad(page, origins[load.app] ?? "", load);
});

test("the home page of a signed-in user loads within its size limit", async ({ page, portal, signIn }) => {
  await signIn(page, "treasurer@example.com");
  // The requests of the page on which the person signed in are not of the visit.
  await page.waitForLoadState("networkidle");
  for (const load of FIRST_LOADS.filter(({ isSignedIn }) => isSignedIn)) await expectFirstLoad(page, portal, load);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Daniel");
});
