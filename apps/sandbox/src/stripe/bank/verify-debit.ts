import type { Account } from "../account.ts";
import type { Params } from "../params.ts";
import { findPayer } from "../payment-methods/find-payer.ts";
import { StripeError } from "../stripe-error.ts";
import type { PaymentIntent } from "../wire.ts";
import { checkDeposits, INTENT_CODES } from "./check-deposits.ts";
import { startDebit } from "./start-debit.ts";

/** Verifies the bank account by its deposits, and continues the payment that waited for them. */
export function verifyDebit(account: Account, intent: PaymentIntent, params: Params): PaymentIntent {
  const method = intent.payment_method;
  if (intent.next_action?.type !== "verify_with_microdeposits" || !method) {
    throw new StripeError(400, {
      code: "payment_intent_unexpected_state",
      payment_intent: intent,
      message: "This PaymentIntent does not wait for microdeposits to be verified.",
    });
  }
  checkDeposits(account, findPayer(account, method, intent.customer).instrument, params, INTENT_CODES);
  return startDebit(account, intent, findPayer(account, method, intent.customer), { mandate: true });
}
