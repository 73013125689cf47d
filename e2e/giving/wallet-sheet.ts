import { expect, type FrameLocator, type Page } from "@playwright/test";

/** The wallets on a page, and the sheet of the sandbox that they open. */
export function walletSheet(page: Page) {
  const sheet = (): FrameLocator => page.frameLocator('iframe[name="sandbox-wallet-frame"]');
  const wallet = (name: string | RegExp = "Donate with Google Pay") =>
    page.frameLocator('iframe[title="Secure payment button frame"]').getByRole("button", { name });
  return {
    wallet,
    frame: () => page.locator('iframe[title="Secure payment button frame"]'),
    sheet,
    inSheet: (name: string | RegExp) => sheet().getByRole("button", { name }),
    closed: () => expect(page.locator('iframe[name="sandbox-wallet-frame"]')).toHaveCount(0),
    chooseCard: (card: string) => sheet().getByLabel("Card").selectOption(card),
    fillEmail: (email: string) => sheet().getByLabel("Email").fill(email),
  };
}
