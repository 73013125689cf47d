import { PaymentFailed } from "../card-entry/payment-failed.ts";
import type { PaymentProvider } from "../card-entry/payment-provider.ts";
import { makeBankToken } from "./make-bank-token.ts";
import { openStripeCard } from "./open-stripe-card.ts";
import { openStripe } from "./stripe-script.ts";

export const stripe: PaymentProvider = {
  openCardEntry: openStripeCard,
  makeBankToken,
  openWallets: async (target) => (await import("./open-stripe-wallets.ts")).openStripeWallets(target),
  async askBank(gateway, clientSecret) {
    const script = await openStripe(gateway);
    const { error } = await script.handleNextAction({ clientSecret }).catch(() => {
      throw new PaymentFailed("payment-error");
    });
    return error ? (error.message ?? " ") : "";
  },
};
