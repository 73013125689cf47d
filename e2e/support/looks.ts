import type { Page } from "@playwright/test";

export type Look = { width: number; height: number; colorScheme: "light" | "dark" };

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Two that differ in everything, for what is shown but for a moment. */
export const TWO_LOOKS: readonly [Look, Look] = [
  { ...DESK, colorScheme: "light" },
  { ...PHONE, colorScheme: "dark" },
];

export const EVERY_LOOK: readonly Look[] = [
  ...TWO_LOOKS,
  { ...DESK, colorScheme: "dark" },
  { ...PHONE, colorScheme: "light" },
];

/** Dresses the page as it stands in one look after the other. */
export async function inLooks(page: Page, looks: readonly Look[], see: (page: Page) => Promise<void>): Promise<void> {
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await see(page);
  }
}
