import type { Page } from "@playwright/test";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { createTestPage } from "./create-test-page.ts";
import { textInPlace } from "./text-in-place.ts";

const editor = (page: Page) => page.getByRole("dialog", { name: "Edit: Text" });
const text = (page: Page) => editor(page).locator('[contenteditable="true"]');
const tools = (page: Page) => page.getByRole("button", { name: "Tools for Text: Come and see" });
async function openDialog(page: Page): Promise<void> {
  await tools(page).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Edit" }).press("Enter");
  await expect(text(page)).toBeFocused();
}

/** Anything that moves the focus does so within half a second: the page waits 300 ms after an element was removed. */
const settle = (page: Page) => page.clock.runFor(500);

test("closing an editor returns the focus to the element or button that opened it", async ({
  page,
  context,
  request,
}) => {
  const church = await createTestPage(request, "Come and see");
  await enterChurch(context, church);
  await page.clock.install();
  await page.goto(`/site/pages/${church.pageId}`);
  const element = page.getByRole("button", { name: "Edit Text: Come and see" });

  await test.step("the text on the page, the first time, while the code of the editor is fetched", async () => {
    await element.focus();
    await page.keyboard.press("Enter");
    await expect(textInPlace(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(textInPlace(page)).toHaveCount(0);
    await expect(element).toBeFocused();
  });
  await test.step("the dialog, from a tool of the element", async () => {
    await openDialog(page);
    await page.keyboard.press("Escape");
    await expect(editor(page)).toHaveCount(0);
    await expect(tools(page)).toBeFocused();
  });
  await test.step("the dialog, after the question about changes that are discarded", async () => {
    await openDialog(page);
    await page.keyboard.type("Do ");
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).press("Enter");
    await expect(editor(page)).toHaveCount(0);
    await settle(page);
    await expect(tools(page)).toBeFocused();
  });
  await test.step("the text on the page, saved", async () => {
    await element.focus();
    await page.keyboard.press("Enter");
    await expect(textInPlace(page)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(" us");
    await page.keyboard.press("ControlOrMeta+Enter");
    await settle(page);
    await expect(page.getByRole("button", { name: "Edit Text: Come and see us" })).toBeFocused();
  });
  await test.step("a new element that is given up", async () => {
    const add = page.getByRole("button", { name: "Add to section 1" }).first();
    for (const type of [/^Text/, /^Button/]) {
      await add.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").getByRole("button", { name: type }).press("Enter");
      await expect(page.getByRole("dialog", { name: /^Add: / })).toBeVisible();
      await settle(page);
      await page.keyboard.press("Escape");
      await settle(page);
      await expect(add).toBeFocused();
    }
  });
  await test.step("the settings of the page, from a menu", async () => {
    const more = page.getByRole("button", { name: /^More/ }).first();
    await more.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Page settings" }).press("Enter");
    await settle(page);
    await page.keyboard.press("Escape");
    await settle(page);
    await expect(more).toBeFocused();
  });
});
