import { expect, test } from "../support/test.ts";
import { markdownText, openEditor, save, savedText, visualText } from "./editor-page.ts";

const draft = "window.localStorage.getItem('offertory:draft:ada:element-1')";

test("S2.25 an unsaved text survives a reload, and is offered again", async ({ page, expectAccessible }) => {
  await openEditor(page, "HTML", "<p>Hello</p>");
  await expect(visualText(page)).toBeFocused();
  await page.keyboard.type(" world");
  await page.reload();
  await page.getByRole("button", { name: "Open HTML" }).click();
  await expect(page.getByText(/^You have unsaved changes from .*\d/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(visualText(page)).toHaveText("Hello world");
  await save(page);
  await expect(savedText(page)).toHaveText("<p>Hello world</p>");
  expect(await page.evaluate(draft)).toBeNull();
});

test("S2.26 an unsaved text that is discarded is deleted for good", async ({ page }) => {
  await openEditor(page, "Markdown", "Hello");
  await expect(markdownText(page)).toBeFocused();
  await page.keyboard.type("Oh! ");
  await expect.poll(() => page.evaluate(draft)).not.toBeNull();
  await page.reload();
  await page.getByRole("button", { name: "Open Markdown" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(markdownText(page)).toHaveValue("Hello");
  expect(await page.evaluate(draft)).toBeNull();
});

test("S2.25 closing the editor with changes asks for confirmation, and discarded changes are not restored", async ({
  page,
}) => {
  await openEditor(page, "HTML", "<p>Hello</p>");
  await expect(visualText(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("outcome")).toHaveText("cancelled");

  await page.getByRole("button", { name: "Open HTML" }).click();
  await expect(visualText(page)).toBeFocused();
  await page.keyboard.type("!");
  await page.getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(visualText(page)).toHaveText("Hello!");
  await page.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(draft)).toBeNull();
  await page.getByRole("button", { name: "Open HTML" }).click();
  await expect(visualText(page)).toHaveText("Hello");
});
