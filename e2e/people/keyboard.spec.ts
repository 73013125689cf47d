import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { makeChurch } from "./own-church.ts";

/** Presses Tab until what has the focus carries this name, as a person without a mouse does. */
async function tabTo(page: Page, role: "button" | "link" | "textbox" | "searchbox" | "combobox", name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluateAll((found) => found.some((each) => each === document.activeElement))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Sixty presses of Tab did not lead to the ${role} ${name}`);
}

test("a person is added, edited, archived and brought back by keyboard alone", async ({ page, request, signIn }) => {
  const church = await makeChurch(request);
  await signIn(page, church.email, church);
  await page.goto("/people");
  await expect(page.getByRole("heading", { name: "People" })).toBeVisible();

  await tabTo(page, "button", "Add person");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("First name")).toBeFocused();
  await page.keyboard.type("Dorcas");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Needle");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Dorcas Needle was added.")).toBeVisible();

  await tabTo(page, "searchbox", "Search people");
  await page.keyboard.type("needle");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await tabTo(page, "link", "Dorcas Needle");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dorcas Needle" })).toBeVisible();

  await tabTo(page, "link", "Edit");
  await page.keyboard.press("Enter");
  await tabTo(page, "textbox", "City");
  await page.keyboard.type("Joppa");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Changes saved.")).toBeVisible();
  await expect(page.getByText("Joppa", { exact: true })).toBeVisible();

  await tabTo(page, "button", "More");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.type("arch");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This person is archived")).toBeVisible();
  await tabTo(page, "button", "More");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.type("bring");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This person is archived")).toHaveCount(0);
});
