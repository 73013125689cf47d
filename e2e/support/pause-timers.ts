import type { Page } from "@playwright/test";

/** Stops the page's timers, for a message that is shown only for a moment. Returns a function that lets them go on. */
export async function pauseTimers(page: Page): Promise<() => Promise<void>> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  return () => page.clock.resume();
}
