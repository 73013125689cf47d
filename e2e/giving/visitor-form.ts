import { listChurchDonations, listPendingGifts } from "@offertory/contract";
import type { FrameLocator, Page } from "@playwright/test";
import { callWire } from "../support/call-wire.ts";
import type { GivingChurch } from "./member-church.ts";

/** The donation page of a church, as a visitor uses it. */
export function visitorForm(page: Page) {
  const card = (): FrameLocator => page.frameLocator('iframe[title="Secure card payment input frame"]');
  return {
    fillPerson: async (email = "visitor@example.org") => {
      await page.getByLabel("First name").fill("Vera");
      await page.getByLabel("Last name").fill("Visitor");
      await page.getByLabel("Email").fill(email);
    },
    fillCard: async (number = "4242424242424242") => {
      await card()
        .getByLabel(/card number/i)
        .fill(number);
      await card().getByLabel(/expir/i).fill("1234");
      await card()
        .getByLabel(/cvc|security/i)
        .fill("123");
      await card()
        .getByLabel(/zip|postal/i)
        .fill("50613");
    },
    giveButton: () => page.getByRole("button", { name: /^(Give|Giving)/ }),
  };
}

/** Returns the amounts of a church's donations and pending gifts, in dollars. */
export async function receivedBy({ givingToken }: GivingChurch): Promise<number[]> {
  const { donations } = await callWire(listChurchDonations, givingToken, { query: {} });
  const { gifts } = await callWire(listPendingGifts, givingToken, {});
  return [...donations, ...gifts].map(({ amount }) => amount);
}

/** Returns the amounts of all receipts sent to an email address, in cents; every gift has one. */
export async function receiptsOf(sandbox: string, email: string): Promise<number[]> {
  const { mails } = await (await fetch(`${sandbox}/api/mail?${new URLSearchParams({ to: email })}`)).json();
  return mails.map((mail: { text: string }) => Number(/\$(\d+)\.(\d\d)/.exec(mail.text)?.slice(1).join("")));
}
