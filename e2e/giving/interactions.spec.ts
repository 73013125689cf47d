import { listChurchDonations } from "@offertory/contract";
import type { Locator } from "@playwright/test";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { form, preview, thanks } from "./member-form.ts";
import { makeGivingChurch, saveCard } from "./member-church.ts";
import { walletSheet } from "./wallet-sheet.ts";

/** Counts taps and fields as a donor makes them; the table in docs/interactions.md has these numbers. */
function countInteractions() {
  let made = 0;
  return {
    made: () => made,
    tap: async (control: Locator) => {
      made += 1;
      await control.click();
    },
    type: async (field: Locator, text: string) => {
      made += 1;
      await field.fill(text);
    },
    /** The browser's suggestion fills several fields: a tap into the first, and a tap on the suggestion. */
    autofill: async (fields: readonly (readonly [Locator, string])[]) => {
      made += 2;
      for (const [field, text] of fields) await field.fill(text);
    },
  };
}

test("from a QR code with an amount and a campaign, a wallet takes two taps, and the donation keeps the campaign", async ({
  page,
  request,
  site,
}) => {
  const church = await makeGivingChurch(request);
  const { wallet, inSheet } = walletSheet(page);
  const { tap, made } = countInteractions();
  await page.goto(`${site}/${church.subDomain}/give?amount=50&campaign=Advent%202026`);
  await tap(wallet());
  await tap(inSheet("Approve $50.00"));
  await expect(thanks(page)).toBeVisible();
  expect(made()).toBe(2);
  const { donations } = await callWire(listChurchDonations, church.givingToken, { query: {} });
  expect(donations).toMatchObject([{ amount: 50, campaign: "Advent 2026" }]);
});

test("a returning member gives by a saved card with three taps", async ({ page, request }) => {
  const church = await makeGivingChurch(request);
  await saveCard(church);
  await enterChurch(page.context(), church);
  const { tap, made } = countInteractions();
  await page.goto("/giving");
  await tap(form(page).getByRole("button", { name: "$50", exact: true }));
  await tap(form(page).getByRole("button", { name: "Review donation" }));
  await tap(preview(page).getByRole("button", { name: "Donate $50.00" }));
  await expect(thanks(page)).toBeVisible();
  expect(made()).toBe(3);
});

test("a new donor gives by card with eight fields and taps, with the browser's suggestion for name and email", async ({
  page,
  request,
  site,
}) => {
  const church = await makeGivingChurch(request);
  const { tap, type, autofill, made } = countInteractions();
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await page.goto(`${site}/${church.subDomain}/give`);
  await tap(page.getByRole("button", { name: "$50", exact: true }));
  await autofill([
    [page.getByLabel("First name"), "Vera"],
    [page.getByLabel("Last name"), "Visitor"],
    [page.getByLabel("Email"), "visitor@example.org"],
  ]);
  await type(card.getByLabel(/card number/i), "4242424242424242");
  await type(card.getByLabel(/expir/i), "1234");
  await type(card.getByLabel(/cvc|security/i), "123");
  await type(card.getByLabel(/zip|postal/i), "50613");
  await tap(page.getByRole("button", { name: "Give $50.00" }));
  await expect(thanks(page)).toBeVisible();
  expect(made()).toBe(8);
});
