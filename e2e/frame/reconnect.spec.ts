import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const primaryLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Primary menu" }).getByRole("link", { name });
const failed = (page: Page) => page.getByRole("heading", { name: "We couldn't load this page" });

test("a page that is opened offline shows an error, and loads automatically when the connection returns", async ({
  page,
  context,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, "admin@example.com");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  for (const name of ["Calendar", "Tasks", "Forms"]) {
    await primaryLink(page, name).click();
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(failed(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Forms" })).toBeVisible();
  await primaryLink(page, "Calendar").click();
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
});

test("a page whose script fails to load appears automatically when the server delivers it", async ({
  page,
  signIn,
}) => {
  await signIn(page, "admin@example.com");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The device is online all the time, so no event reports that the server answers again.
  await page.route("**/assets/*.js", (route) => route.abort());
  await primaryLink(page, "Tasks").click();
  await expect(failed(page)).toBeVisible();
  await page.unroute("**/assets/*.js");
  await expect(page.getByRole("heading", { level: 1, name: "Tasks" })).toBeVisible();
});

test("help and notifications show an error offline, and leave the page unchanged", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, "admin@example.com");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  const text = await heading.innerText();
  await context.setOffline(true);
  const said = page.getByRole("alert").filter({ hasText: "Check your connection and try again." });
  const close = said.getByRole("button", { name: "Close" });
  const open: [name: string, click: () => Promise<void>][] = [
    ["Help", () => page.getByRole("button", { name: "Help" }).click()],
    ["Notifications", () => page.getByRole("button", { name: /^Notifications/ }).click()],
  ];
  for (const [, click] of open) {
    await click();
    await expect(said).toBeVisible();
    await close.click();
    await expect(heading).toHaveText(text);
  }
  await context.setOffline(false);
  for (const [name, click] of open) {
    await click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name })).toBeHidden();
  }
});
