import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import { PaymentFailed } from "./payment-failed.ts";

interface Holder {
  name: string;
  email: string;
}

/** Has the payment provider make a payment method of the card that was typed into its frame; answers its id. */
export async function makeCard(
  stripe: Stripe | null,
  card: StripeCardElement | null,
  { name, email }: Holder,
): Promise<string> {
  if (!stripe) throw new PaymentFailed("stripe-not-available");
  if (!card) throw new PaymentFailed("card-element-missing");
  const billing_details = { ...(name && { name }), ...(email && { email }) };
  const made = await stripe.createPaymentMethod({ type: "card", card, billing_details }).catch(() => {
    throw new PaymentFailed("method-error");
  });
  if (made.error) throw new PaymentFailed("card-creation-failed", made.error.message);
  if (!made.paymentMethod?.id) throw new PaymentFailed("method-not-made");
  return made.paymentMethod.id;
}
