import type { Locator, Page } from "@playwright/test";

const LABELS = { number: "Card number", expiry: "Expiry date", cvv: "Security code" } as const;

/** A part of a card, typed into PayPal's frame for it. */
export const payPalField = (page: Page, type: keyof typeof LABELS): Locator =>
  page.frameLocator(`iframe[title="PayPal card ${type}"]`).getByRole("textbox", { name: LABELS[type] });
