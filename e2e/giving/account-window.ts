import type { Page } from "@playwright/test";

/** Presses a button of PayPal's or Venmo's window. It closes while it is pressed, which may end the press early. */
export const choose = (popup: Page, name: string): Promise<void> =>
  popup
    .getByRole("button", { name, exact: true })
    .click()
    .catch((error: unknown) => {
      if (!popup.isClosed()) throw error;
    });
