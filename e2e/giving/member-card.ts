import type { Page } from "@playwright/test";

/** The payment provider's frame in which a card is entered. */
export const cardFrame = (page: Page) => page.frameLocator('iframe[title="Secure card payment input frame"]');

/** Types a card as a donor does: the focus moves from number to expiry, security code and postal code. */
export async function typeCard(page: Page, digits: string, rest = "123412312345"): Promise<void> {
  await cardFrame(page).getByLabel("Credit or debit card number").click();
  await page.keyboard.type(digits);
  await page.keyboard.type(rest);
}

/** The bank's page of 3-D Secure. */
export const bankFrame = (page: Page) => page.frameLocator('iframe[name="stripe-challenge-frame"]');
