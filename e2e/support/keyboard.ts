import { expect, type Locator, type Page } from "@playwright/test";
import { lookAtFocus } from "./focus-stop.ts";

export type TabOptions = {
  /** Shift+Tab instead of Tab. */
  back?: boolean;
  /** The maximum number of presses that a person would accept. */
  atMost?: number;
};

/**
 * Moves to an element by Tab alone, as a person without a mouse does. Every stop on the way must be visible and marked;
 * a failure lists the stops.
 */
export async function tabTo(page: Page, wanted: Locator, { back = false, atMost = 80 }: TabOptions = {}) {
  let handle = await wanted.first().elementHandle({ timeout: 10_000 });
  if (await handle?.evaluate((element) => element === document.activeElement)) return;
  const stops: string[] = [];
  for (let presses = 0; presses < atMost; presses += 1) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    let { name, problems, isTarget } = await lookAtFocus(page, handle);
    if (isTarget === "gone") {
      handle = await wanted.first().elementHandle({ timeout: 10_000 });
      ({ name, problems, isTarget } = await lookAtFocus(page, handle));
    }
    stops.push(name);
    if (problems.length > 0) throw new Error(`${name} ${problems.join(", and ")}. Gone over:\n  ${stops.join("\n  ")}`);
    if (isTarget) return;
  }
  throw new Error(`${atMost} presses of Tab did not lead to ${String(wanted)}. Gone over:\n  ${stops.join("\n  ")}`);
}

/** Moves to an element by Tab and presses a key there. */
export async function tabAndPress(page: Page, wanted: Locator, key = "Enter", options: TabOptions = {}) {
  await tabTo(page, wanted, options);
  await page.keyboard.press(key);
}

/** Moves to a field by Tab and replaces its value. */
export async function tabAndType(page: Page, field: Locator, text: string, options: TabOptions = {}) {
  await tabTo(page, field, options);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Moves to a list of choices by Tab and types until the wanted one is selected. */
export async function tabAndChoose(page: Page, list: Locator, choice: string, options: TabOptions = {}) {
  await tabTo(page, list, options);
  await page.keyboard.type(choice);
}

/** Expects that the first Tab on a fresh page focuses the skip link, which skips header and navigation. */
export async function skipToContent(page: Page) {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  expect((await lookAtFocus(page)).problems).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
}

/** Expects that the focus never leaves an open dialog: one round by Tab, and one by Shift+Tab. */
export async function expectTrapped(page: Page, dialog: Locator) {
  const stops: string[] = [];
  for (const key of ["Tab", "Shift+Tab"]) {
    const round = new Set<string>();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press(key);
      // At the edges a focus guard takes the focus for a moment and passes it on.
      const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
      await expect.poll(isInside, `the focus stays in the dialog after ${stops.join(", ")}`).toBe(true);
      const { name, problems } = await lookAtFocus(page);
      stops.push(name);
      expect(problems, name).toEqual([]);
      if (round.has(name)) break;
      round.add(name);
    }
  }
}

/** Opens a dialog by its button, and expects that it traps the focus and that Escape returns it to the button. */
export async function expectDialogReturnsFocus(page: Page, opener: Locator, dialog: Locator) {
  await tabAndPress(page, opener);
  await expect(dialog).toBeVisible();
  await expectTrapped(page, dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/**
 * Tabs through a whole page once: every stop must be visible and marked, and the focus must leave the page at the end.
 */
export async function walkThrough(page: Page, atMost = 150): Promise<string[]> {
  const stops: string[] = [];
  const wrong: string[] = [];
  for (let presses = 0; presses < atMost; presses += 1) {
    await page.keyboard.press("Tab");
    const { name, problems } = await lookAtFocus(page);
    if (name === "the page" && stops.length > 0) break;
    stops.push(name);
    if (problems.length > 0) wrong.push(`${name} ${problems.join(", and ")}`);
  }
  expect(wrong, `stops of ${page.url()}`).toEqual([]);
  expect(stops.length, "the focus comes out at the end of the page").toBeLessThan(atMost);
  return stops;
}

/** Expects that the focus is in the content of the page, such as on the row beside a removed one. */
export const expectFocusInMain = (page: Page) => expect(page.locator("main:focus, main :focus")).toBeVisible();
