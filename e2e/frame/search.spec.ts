import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const group = (page: Page, name: string) => dialog(page).getByRole("group", { name, exact: true });

async function openSearch(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(dialog(page).getByRole("combobox")).toBeFocused();
}

test("Control and K open the search, the arrow keys choose a result, and Enter opens it", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, "treasurer@example.com");
  await openSearch(page);
  await page.keyboard.type("Sofia Ramirez");
  const person = group(page, "People").getByRole("option", { name: /Sofia Ramirez/ });
  await expect(person).toHaveAttribute("aria-selected", "true");
  await expect(group(page, "Donations").getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  const chosen = dialog(page).locator('[role="option"][aria-selected="true"]');
  await page.keyboard.press("ArrowDown");
  await expect(person).toHaveAttribute("aria-selected", "false");
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press("ArrowUp");
  await expect(person).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Sofia Ramirez" })).toBeVisible();
});

test("the search finds articles of the guide, which open in a new tab, and Escape returns the focus", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, "admin@example.com");
  const help = page.getByRole("button", { name: "Help" });
  await help.focus();
  await openSearch(page);
  await page.keyboard.type("Households");
  await expect(group(page, "Help").getByRole("option", { name: "Households" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  await expect((await opened).getByRole("heading", { level: 1, name: "Households" })).toBeVisible();
  await page.bringToFront();
  await help.focus();
  await openSearch(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(help).toBeFocused();
});

test("members find people, but neither donations nor settings, and a text without results says so", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, "member@example.com");
  await openSearch(page);
  await page.keyboard.type("Miriam");
  await expect(group(page, "People").getByRole("option", { name: /Miriam Brooks/ })).toBeVisible();
  await expect(group(page, "Donations")).toHaveCount(0);
  await dialog(page).getByRole("combobox").fill("Church settings");
  await expect(group(page, "Help").getByRole("option", { name: "Church settings" })).toBeVisible();
  await expect(group(page, "Go to")).toHaveCount(0);
  await dialog(page).getByRole("combobox").fill("zzzzqqqq");
  await expect(dialog(page).getByRole("status")).toHaveText("No results");
  await expectAccessible(page);
});
