import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./find-chromium.ts";

/** No browser sandbox, because tests may run as root; no network requests of the browser's own. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function launchChromium(...args: string[]): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error("There is no Chromium on this machine: npm test installs one, or PLAYWRIGHT_CHROMIUM names one.");
  }
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS, ...args] });
}
