import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { markdownText, openEditor, pressTool, save, savedText, visualText } from "./editor-page.ts";

const VARIANTS = [
  "Light",
  "Light Accent",
  "Accent",
  "Dark Accent",
  "Dark",
  "Transparent Light",
  "Transparent Light Accent",
  "Transparent Accent",
  "Transparent Dark Accent",
  "Transparent Dark",
  "Primary",
  "Secondary",
  "Success",
  "Danger",
  "Warning",
  "Info",
];
const adding = (page: Page) => page.getByRole("dialog", { name: "Insert link or button" });
const editing = (page: Page) => page.getByRole("dialog", { name: "Edit link" });

test("S9.05 a link can be a link, a button or a full-width button, in sixteen variants and seven sizes", async ({
  page,
  expectAccessible,
}) => {
  await openEditor(page, "HTML", "<p>Give today</p>");
  await expect(visualText(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await pressTool(page, "Link or button");
  const dialog = adding(page);
  await expect(dialog.getByLabel("URL")).toHaveValue("https://");
  await expect(dialog.getByLabel("Open in a new window")).not.toBeChecked();
  await expect(dialog.getByLabel("Text", { exact: true })).toHaveValue("Give today");
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(dialog.getByText("Enter a URL that starts with https://, mailto:, tel:, or /")).toBeVisible();
  await dialog.getByLabel("URL").fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(dialog.getByLabel("URL")).toHaveAttribute("aria-invalid", "true");

  await dialog.getByLabel("URL").fill("/give");
  await expect(dialog.getByRole("radio")).toHaveCount(3);
  await dialog.getByRole("radio", { name: "Full-width button" }).check();
  expect(await dialog.getByLabel("Variant").locator("option").allTextContents()).toEqual(VARIANTS);
  const sizes = await dialog.getByLabel("Size").locator("option").allTextContents();
  expect(sizes).toEqual(["Small", "Medium", "Large", "XL", "2X", "3X", "4X"]);
  await dialog.getByLabel("Variant").selectOption("Transparent Dark Accent");
  await dialog.getByLabel("Size").selectOption("4X");
  await dialog.getByLabel("Open in a new window").check();
  await expect(dialog.getByRole("figure").getByText("Give today")).toHaveClass(
    "btn btn-transparent-dark-accent btn-4x btn-block",
  );
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(visualText(page)).toBeFocused();
  await save(page);
  await expect(savedText(page)).toHaveText(
    '<p><a href="/give" class="btn btn-transparent-dark-accent btn-4x btn-block" target="_blank" rel="noopener">Give today</a></p>',
  );
});

test("S2.25 a double click on a link opens it for editing and removal", async ({ page }) => {
  await openEditor(
    page,
    "HTML",
    '<p>Come <a href="/visit" class="btn btn-dark btn-xl">and <strong>see</strong></a> us</p>',
  );
  await visualText(page).getByText("and").dblclick();
  await expect(editing(page).getByLabel("URL")).toHaveValue("/visit");
  await expect(editing(page).getByLabel("Text", { exact: true })).toHaveValue("and see");
  await expect(editing(page).getByLabel("Variant")).toHaveValue("dark");
  await editing(page).getByLabel("URL").fill("grace.org/visit");
  await editing(page).getByRole("button", { name: "Apply" }).click();
  await expect(editing(page)).toHaveCount(0);
  expect(await visualText(page).innerHTML()).toBe(
    '<p>Come <a href="https://grace.org/visit" class="btn btn-dark btn-xl">and <strong>see</strong></a> us</p>',
  );
  // Clicks elsewhere first: otherwise the editor would count the next two clicks together with the last two as one
  // multiple click.
  await visualText(page)
    .locator("p")
    .click({ position: { x: 4, y: 8 } });
  await visualText(page).getByText("and").dblclick();
  await editing(page).getByRole("button", { name: "Remove link" }).click();
  await save(page);
  await expect(savedText(page)).toHaveText("<p>Come and <strong>see</strong> us</p>");
});

test("S2.26 S9.05 links and buttons are added, changed and removed in Markdown from the keyboard", async ({ page }) => {
  await openEditor(page, "Markdown", "Give today");
  await expect(markdownText(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(adding(page).getByLabel("URL")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("/give");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(adding(page).getByRole("radio", { name: "Button", exact: true })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(markdownText(page)).toHaveValue("[Give today](/give){.btn .btn-primary .btn-medium}");
  await expect(markdownText(page)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(editing(page).getByLabel("URL")).toHaveValue("/give");
  await editing(page).getByLabel("Size").selectOption("Large");
  await editing(page).getByRole("button", { name: "Apply" }).click();
  await expect(markdownText(page)).toHaveValue("[Give today](/give){.btn .btn-primary .btn-large}");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(markdownText(page)).toHaveValue("[Give today](/give){.btn .btn-primary .btn-medium}");
  await page.keyboard.press("ControlOrMeta+k");
  await editing(page).getByRole("button", { name: "Remove link" }).click();
  await expect(markdownText(page)).toHaveValue("Give today");
});

for (const scheme of ["light", "dark"] as const) {
  test(`S9.05 every button variant is accessible in the ${scheme} color scheme`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const names = VARIANTS.map((name) => name.toLowerCase().replaceAll(" ", "-"));
    const links = names.map((name) => `[${name}](/x){.btn .btn-${name} .btn-medium}`);
    await openEditor(page, "Markdown", links.join("\n\n"));
    await expect(page.getByRole("region", { name: "Preview" }).getByRole("link")).toHaveCount(16);
    await expectAccessible(page);
  });
}
