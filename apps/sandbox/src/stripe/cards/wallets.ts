import type Stripe from "stripe";

/** The wallets of the Express Checkout Element, as Stripe names them. */
export const WALLETS = ["apple_pay", "google_pay", "link"] as const;
export type Wallet = (typeof WALLETS)[number];

export const isWallet = (text: string): text is Wallet => WALLETS.some((wallet) => wallet === text);

/** Returns the `wallet` of a card that was paid with through a wallet. */
export function describeWallet(wallet: Wallet | undefined, last4: string): Stripe.PaymentMethod.Card.Wallet | null {
  switch (wallet) {
    case "apple_pay":
      // Apple Pay gives each device a number of its own.
      return { apple_pay: {}, dynamic_last4: reversed(last4), type: wallet };
    case "google_pay":
      return { dynamic_last4: null, google_pay: {}, type: wallet };
    case "link":
      return { dynamic_last4: null, link: {}, type: wallet };
    case undefined:
      return null;
  }
}

const reversed = (digits: string) => digits.split("").toReversed().join("");
