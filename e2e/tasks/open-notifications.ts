import { expect, type Locator, type Page } from "@playwright/test";
import { userMenu } from "../messaging/message-panel.ts";

/** Waits until a notification arrives without a reload, and opens the list of notifications. */
export async function openNotifications(page: Page): Promise<Locator> {
  await expect(userMenu(page)).toContainText("1 unread");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel).toBeVisible();
  return panel;
}
