import { listMyGifts } from "@offertory/contract";
import type { Page } from "@playwright/test";
import { callWire } from "../support/call-wire.ts";
import type { GivingChurch } from "./member-church.ts";

export const THANKS = { name: "Thank you for your donation!" };

export const form = (page: Page) => page.getByRole("form", { name: "Donate" });
export const preview = (page: Page) => page.getByRole("dialog", { name: "Donation Preview" });
export const openPreview = (page: Page) => form(page).getByRole("button", { name: "Review donation" }).click();
export const thanks = (page: Page) => page.getByRole("heading", THANKS);

/** Enters an amount and continues to the button that gives it. */
export async function prepare(page: Page, amount: string) {
  await form(page).getByRole("textbox", { name: "Amount" }).fill(amount);
  await openPreview(page);
  return preview(page).getByRole("button", { name: /^Donate \$/ });
}

/** Returns the amounts of the member's donations, in dollars. */
export const given = async (church: GivingChurch): Promise<number[]> =>
  (await callWire(listMyGifts, church.givingToken, {})).map(({ amount }) => amount);
