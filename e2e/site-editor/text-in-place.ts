import type { Locator, Page } from "@playwright/test";

/** The text that is being edited on the page. */
export const textInPlace = (page: Page): Locator => page.getByRole("main").locator('[contenteditable="true"]');

/** Edits a text on the page: types at its end, and keeps it. */
export async function writeInPlace(page: Page, text: string, further: string): Promise<void> {
  await page.getByRole("button", { name: `Edit Text: ${text}` }).click();
  await textInPlace(page).press("ControlOrMeta+End");
  await page.keyboard.type(further);
  await page.keyboard.press("ControlOrMeta+Enter");
}

/** Opens the dialog of an element, also of one whose text a click would edit on the page. */
export async function openElementDialog(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: `Tools for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  return page.getByRole("dialog", { name: /^Edit: / });
}
