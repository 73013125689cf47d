import type { Page } from "@playwright/test";

export type Look = { width: number; height: number; colorScheme: "light" | "dark" };

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Two that differ in everything, for what is shown but for a moment. */
export const TWO_LOOKS: readonly [Look, Look] = [
  { ...DESK, colorScheme: "light" },
  { ...PHONE, colorScheme: "dark" },
];

/** And the dark colors of what only a desk has room for. */
export const THREE_LOOKS: readonly Look[] = [...TWO_LOOKS, { ...DESK, colorScheme: "dark" }];

export const EVERY_LOOK: readonly Look[] = [...THREE_LOOKS, { ...PHONE, colorScheme: "light" }];

/** Dresses the page as it stands in one look after the other. */
export async function inLooks(page: Page, looks: readonly Look[], see: (page: Page) => Promise<void>): Promise<void> {
  await page.evaluate(stopTransitions);
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await see(page);
  }
}

/** Runs in the browser: colors that pass from one look to the next element by element would take longer than all that is looked at. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(sheet);
}
