import type { Stripe } from "@stripe/stripe-js";
import { PaymentFailed } from "./payment-failed.ts";

/** Lets the donor's bank ask the donor (3-D Secure). Answers what the bank said when it did not agree, else nothing. */
export async function askBank(stripe: Stripe | null, clientSecret: string): Promise<string> {
  if (!stripe) throw new PaymentFailed("stripe-not-available");
  const { error } = await stripe.handleNextAction({ clientSecret }).catch(() => {
    throw new PaymentFailed("payment-error");
  });
  return error ? (error.message ?? " ") : "";
}
