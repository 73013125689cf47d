import { findPrivateMessage } from "@offertory/contract";
import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { enterChurch } from "../support/enter-church.ts";
import { productUrls } from "../support/product-urls.ts";
import { signIn } from "../support/sign-in.ts";

/** Opens a new browser page, signed in to the demo church. */
export async function pageOf(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, email);
  return page;
}

/** Opens a new browser page of somebody who is in a church of this test alone. */
export async function pageIn(browser: Browser, entry: Parameters<typeof enterChurch>[1]): Promise<Page> {
  const context = await browser.newContext();
  await enterChurch(context, entry);
  const page = await context.newPage();
  await page.goto("/");
  return page;
}

/** Behind an open dialog it is visible, but hidden from the accessibility tree. */
export const userMenu = (page: Page): Locator => page.getByRole("button", { name: /'s account/, includeHidden: true });

/** Reads earlier notifications, so that a badge counts only messages. */
export async function readNotifications(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
  await expect(userMenu(page)).not.toContainText("unread");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeHidden();
}

/** Opens the page of the messages, and returns its content. */
export async function openMessages(page: Page): Promise<Locator> {
  // On phones only the menu of the account has messages.
  if ((page.viewportSize()?.width ?? 0) < 640) await userMenu(page).click();
  await page.getByRole("link", { name: /^Messages/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  return page.getByRole("main");
}

/** Starts a conversation with a person, or opens the existing one. */
export async function openConversationWith(page: Page, name: string): Promise<Locator> {
  const panel = await openMessages(page);
  await panel.getByRole("button", { name: "New message" }).first().click();
  await personSearch(panel).fill(name);
  // An existing conversation replaces the new message: a key pressed at that moment would be lost.
  const found = page.waitForResponse(/\/privateMessages\/existing\//);
  await panel.getByRole("button", { name }).click();
  const { id } = findPrivateMessage.answer.parse(await (await found).json());
  if (id) await expect(panel.getByRole("heading", { name: "New message" })).toBeHidden();
  await expect(box(panel)).toBeVisible();
  return panel;
}

/** Opens the conversation with a person from their page, over it. */
export async function openDialogWith(page: Page, name: string): Promise<Locator> {
  await page.goto(`${portal}/people?search=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name }).first().click();
  await page.getByRole("main").getByRole("button", { name: "Message", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Messages" });
  await expect(box(dialog)).toBeVisible();
  return dialog;
}

export const personSearch = (panel: Locator): Locator =>
  panel.getByRole("searchbox", { name: "Who do you want to message?" });

export const box = (panel: Locator): Locator => panel.getByRole("textbox", { name: "Message" });

export async function say(panel: Locator, text: string): Promise<void> {
  await box(panel).fill(text);
  await box(panel).press("Enter");
}

/** The messages of the open conversation that have this text. */
export const bubbles = (panel: Locator, text: string): Locator =>
  messagesOf(panel).getByRole("listitem").filter({ hasText: text });

export const messagesOf = (panel: Locator): Locator => panel.getByRole("region", { name: /^Messages with/ });

export const portal = productUrls().portal;
