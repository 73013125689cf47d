import type { Stripe } from "@stripe/stripe-js";
import { PaymentFailed } from "./payment-failed.ts";

export interface BankNumbers {
  routingNumber: string;
  accountNumber: string;
  holderName: string;
}

/** Has the payment provider make a token of a bank account: its numbers go nowhere else. */
export async function makeBankToken(stripe: Stripe | null, numbers: BankNumbers): Promise<string> {
  if (!stripe) throw new PaymentFailed("stripe-not-available");
  const made = await stripe
    .createToken("bank_account", {
      country: "US",
      currency: "usd",
      routing_number: numbers.routingNumber,
      account_number: numbers.accountNumber,
      account_holder_name: numbers.holderName,
      account_holder_type: "individual",
    })
    .catch(() => {
      throw new PaymentFailed("bank-token-error");
    });
  if (made.error) throw new PaymentFailed("bank-token-error", made.error.message);
  if (!made.token?.id) throw new PaymentFailed("token-not-made");
  return made.token.id;
}
