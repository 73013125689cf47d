import type { Stripe } from "stripe";
import type { PaymentProvider, WalletPayment } from "../payment-provider.ts";
import { LINK } from "./describe-stripe-method.ts";
import { nullWhenMissing } from "./null-when-missing.ts";
import type { StripeOf } from "./open-stripe.ts";
import { assertStripeObject } from "./stripe-ids.ts";

export const isConfirmationToken = (id: string): boolean => id.startsWith("ctoken_");

export const fetchConfirmationToken = (stripe: Stripe, id: string) =>
  nullWhenMissing(async () => assertStripeObject("confirmation_token", await stripe.confirmationTokens.retrieve(id)));

/** Apple Pay, Google Pay and Link, whose approval Stripe's script turns into a confirmation token. */
export const stripeWallets = (stripeOf: StripeOf): NonNullable<PaymentProvider["wallets"]> => ({
  isToken: isConfirmationToken,

  async read(account, tokenId) {
    const token = await fetchConfirmationToken(stripeOf(account), tokenId);
    return token && describe(token);
  },
});

/** Null for bank debits, which are confirmed in another way. */
function describe({ payment_method_preview: preview }: Stripe.ConfirmationToken): WalletPayment | null {
  const { card, link, billing_details: billing } = preview ?? {};
  if (!card && !link) return null;
  const payer = { email: billing?.email ?? link?.email ?? "", name: billing?.name ?? "" };
  if (!card) return { name: LINK, last4: "", fingerprint: "", payer };
  return { name: card.brand, last4: card.last4, fingerprint: card.fingerprint ?? "", payer };
}
