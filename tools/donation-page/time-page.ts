import type { Browser } from "@playwright/test";

/** Slow 4G as browsers' developer tools define it; the CPU is slowed down four times. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const SLOWDOWN = 4;
const PHONE = { width: 360, height: 740 };
/** Runs in the page before its scripts, and writes measured values into attributes of the document. */
const WATCH = `
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) moved += entry.value;
    document.documentElement.dataset.moved = moved;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    const [entry] = list.getEntriesByName("first-contentful-paint");
    if (entry) document.documentElement.dataset.seen = entry.startTime;
  }).observe({ type: "paint", buffered: true });
`;
const CARD = "iframe[title='Secure card payment input frame']";

export interface Timed {
  /** Milliseconds until the first content was visible, and until the page could be used. */
  seen: number;
  usable: number;
  /** The cumulative layout shift until the card fields were there. */
  moved: number;
}

/** Opens a page on a slow phone that measures itself. */
export async function openSlowly(browser: Browser) {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript({ content: WATCH });
  const readData = async (name: string) => Number(await page.locator("html").getAttribute(`data-${name}`));
  return { page, readData, close: () => context.close() };
}

/** Opens a donation page once on a slow phone, and begins to give. */
export async function timePage(browser: Browser, url: string): Promise<Timed> {
  const { page, readData, close } = await openSlowly(browser);
  try {
    const begun = Date.now();
    await page.goto(url, { waitUntil: "commit" });
    await page.locator("[data-awake]").waitFor({ state: "attached" });
    const usable = Date.now() - begun;
    await page.locator('input[name="firstName"]').click();
    await page.locator(CARD).waitFor();
    // Content that arrives late could still shift the layout.
    await page.waitForTimeout(1500);
    return { seen: (await readData("seen")) || Infinity, usable, moved: await readData("moved") };
  } finally {
    await close();
  }
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
