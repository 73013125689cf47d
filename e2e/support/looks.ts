import type { Page } from "@playwright/test";

export type Look = { width: number; height: number; colorScheme: "light" | "dark" };

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Two viewports and color schemes that differ in everything, for states that are visible only for a moment. */
export const TWO_LOOKS: readonly [Look, Look] = [
  { ...DESK, colorScheme: "light" },
  { ...PHONE, colorScheme: "dark" },
];

/** Adds the dark colors of what only a desktop window has room for. */
export const THREE_LOOKS: readonly Look[] = [...TWO_LOOKS, { ...DESK, colorScheme: "dark" }];

export const EVERY_LOOK: readonly Look[] = [...THREE_LOOKS, { ...PHONE, colorScheme: "light" }];

/** Shows the current page in each viewport and color scheme. */
export async function inLooks(page: Page, looks: readonly Look[], see: (page: Page) => Promise<void>): Promise<void> {
  await page.evaluate(stopTransitions);
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await see(page);
  }
}

/** Runs in the browser: waiting for the transitions between color schemes would take longer than all checks. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(sheet);
}
