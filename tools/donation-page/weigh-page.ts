import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

export interface Weighed {
  scriptBytes: number;
  styleBytes: number;
  /** The URLs of all scripts that were loaded. */
  scripts: readonly string[];
}

/**
 * Opens a donation page without a cache and measures the gzipped size of everything that loads before any interaction.
 */
export async function weighPage(page: Page, url: string): Promise<Weighed & { scriptsSoFar(): readonly string[] }> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  await network.send("Network.setExtraHTTPHeaders", { headers: { "Accept-Encoding": "gzip" } });
  const scripts: string[] = [];
  const heads = new Map<string, number>();
  let scriptBytes = 0;
  network.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type !== "Script" && type !== "Stylesheet") return;
    scripts.push(response.url);
    heads.set(requestId, response.encodedDataLength);
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    if (head !== undefined) scriptBytes += encodedDataLength - head;
  });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const styles = await page.locator("style").allTextContents();
  const styleBytes = gzipSync(styles.join("")).length;
  return { scriptBytes, styleBytes, scripts: [...scripts], scriptsSoFar: () => [...scripts] };
}
