import type { Locator, Page } from "@playwright/test";

const LABELS = { number: "Card number", expiry: "Expiration date", cvv: "Security code" } as const;

/** Returns one card field in PayPal's frame. */
export const payPalField = (page: Page, type: keyof typeof LABELS): Locator =>
  page.frameLocator(`iframe[title="PayPal card ${type}"]`).getByRole("textbox", { name: LABELS[type] });
