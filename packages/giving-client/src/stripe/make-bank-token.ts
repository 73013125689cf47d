import type { CardGateway } from "../card-entry/card-entry.ts";
import { PaymentFailed } from "../card-entry/payment-failed.ts";
import type { BankNumbers } from "../card-entry/payment-provider.ts";
import { openStripe } from "./stripe-script.ts";

/** Creates a Stripe token for a bank account. Its numbers go only to Stripe. */
export async function makeBankToken(gateway: CardGateway, numbers: BankNumbers): Promise<string> {
  const stripe = await openStripe(gateway);
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
  if (made.error) throw new PaymentFailed("bank-token-error", { words: made.error.message });
  if (!made.token?.id) throw new PaymentFailed("token-not-made");
  return made.token.id;
}
