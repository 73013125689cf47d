import type { Browser } from "@playwright/test";
import { openSlowly, type Timed } from "./time-page.ts";

/** Opens a page without inputs once on a slow phone, and waits until it has loaded completely. */
export async function timeReading(browser: Browser, url: string): Promise<Omit<Timed, "usable">> {
  const { page, readData, close } = await openSlowly(browser);
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    return { seen: (await readData("seen")) || Infinity, moved: await readData("moved") };
  } finally {
    await close();
  }
}
