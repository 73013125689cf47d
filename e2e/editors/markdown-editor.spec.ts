import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { markdownText, openEditor, pressTool, save, savedText, toolbar } from "./editor-page.ts";

const preview = (page: Page) => page.getByRole("region", { name: "Preview" });

test("S2.26 the Markdown editor fills the screen and shows a live preview beside the text", async ({
  page,
  expectAccessible,
}) => {
  await openEditor(page, "Markdown");
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await page.getByRole("dialog", { name: "Welcome text" }).boundingBox();
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, width, height]);
  await expect(page.getByText("Nothing to show yet")).toBeVisible();
  await markdownText(page).pressSequentially("# Welcome\n\nTo **all**");
  await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText("Welcome");
  await expect(preview(page).locator("strong")).toHaveText("all");
  await expectAccessible(page);
  await save(page);
  await expect(savedText(page)).toHaveText("# Welcome To **all**");
});

test("S2.26 S9.04 a colon offers up to ten emoji and icons, which the keyboard can insert", async ({
  page,
  expectAccessible,
}) => {
  await openEditor(page, "Markdown");
  const options = page.getByRole("listbox", { name: "Emoji and icons" }).getByRole("option");
  await markdownText(page).pressSequentially("Thanks :he");
  await expect(options).toHaveCount(10);
  await expectAccessible(page);
  await page.keyboard.type("art");
  await expect(options.first()).toHaveText(/heart/);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(markdownText(page)).toHaveValue("Thanks ❤️");
  await page.keyboard.type(" and :icon-hand");
  await expect(options).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(markdownText(page)).toHaveValue("Thanks ❤️ and :icon-hand-heart:");
  await expect(preview(page).getByRole("img", { name: "hand heart" })).toBeVisible();
  await page.keyboard.type(" :pra");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(markdownText(page)).toHaveValue("Thanks ❤️ and :icon-hand-heart: :pra");
  await page.keyboard.type("y");
  await options.first().click();
  await expect(markdownText(page)).toHaveValue("Thanks ❤️ and :icon-hand-heart: 🙏");
  await page.keyboard.type(" at 10:30 http:ok");
  await expect(options).toHaveCount(0);
});

test("S2.26 S9.04 the toolbar writes Markdown, and Undo reverts it", async ({ page }) => {
  await openEditor(page, "Markdown", "Grace");
  await expect(markdownText(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await pressTool(page, "Bold");
  await expect(markdownText(page)).toHaveValue("**Grace**");
  await pressTool(page, "Bold");
  await expect(markdownText(page)).toHaveValue("Grace");
  await toolbar(page).getByLabel("Font size").selectOption("36 px");
  await expect(markdownText(page)).toHaveValue('<span class="font-size-36">Grace</span>');
  await expect(preview(page).locator(".font-size-36")).toHaveCSS("font-size", "36px");
  await pressTool(page, "Undo");
  await expect(markdownText(page)).toHaveValue("Grace");
  await pressTool(page, "Redo");
  await pressTool(page, "Clear formatting");
  await expect(markdownText(page)).toHaveValue("Grace");
  await pressTool(page, "Center");
  await expect(preview(page).locator("p.align-center")).toHaveText("Grace");
  await toolbar(page).getByLabel("Paragraph style").selectOption("Heading 2");
  await expect(markdownText(page)).toHaveValue("## Grace {.align-center}");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("\n\n- one\n- two");
  await page.keyboard.press("Tab");
  await expect(preview(page).locator("ul ul li")).toHaveText("two");
  await pressTool(page, "Decrease indent");
  await expect(preview(page).locator("ul > li")).toHaveText(["one", "two"]);
  await pressTool(page, "Image");
  await expect(preview(page).getByRole("img", { name: "Our hall" })).toHaveAttribute("src", /^\/content\/grace\//);
});

test("S2.26 on a phone the text and its preview are separate tabs", async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await openEditor(page, "Markdown", "# Welcome");
  await expect(markdownText(page)).toBeVisible();
  await expectNothingTooWide(page);
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(preview(page).getByRole("heading", { name: "Welcome", exact: true })).toBeVisible();
  await expectAccessible(page);
});
