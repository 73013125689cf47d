import type { Account } from "../account.ts";
import { failCharge, payCharge } from "../charges/make-charge.ts";
import { closeDispute } from "../disputes/close-dispute.ts";
import { openDispute } from "../disputes/open-dispute.ts";
import { emitEvent } from "../emit-event.ts";
import { changeIntent } from "../payment-intents/change-intent.ts";
import { StripeError } from "../stripe-error.ts";
import type { Charge, PaymentIntent } from "../wire.ts";

export const RETURN_REASONS: Record<string, string> = {
  insufficient_funds: "The customer's account has insufficient funds to cover this payment.",
  account_closed: "The customer's bank account has been closed.",
  no_account: "The customer's bank account could not be located.",
  debit_not_authorized: "The customer has notified their bank that this payment was unauthorized.",
};

/** Ends a debit as the test account number defines, when the bank's days are over. */
export function endDebit(account: Account, intent: PaymentIntent): PaymentIntent {
  const behaviour = account.instruments.get(intent.payment_method ?? "")?.behaviour;
  if (!behaviour?.debit || behaviour.debit === "never") return settleDebit(account, intent);
  if (behaviour.debit !== "dispute") return returnDebit(account, intent, behaviour.debit);
  const settled = settleDebit(account, intent);
  returnDebit(account, settled, "debit_not_authorized");
  return settled;
}

/** Settles a debit: the money has arrived. */
export function settleDebit(account: Account, intent: PaymentIntent): PaymentIntent {
  account.dues.delete(intent.id);
  if (intent.status !== "processing") return intent;
  const charge = payCharge(account, latestCharge(account, intent), "us_bank_account");
  emitEvent(account, "charge.succeeded", charge);
  return changeIntent(
    account,
    intent,
    { status: "succeeded", amount_received: intent.amount },
    "payment_intent.succeeded",
  );
}

/** The bank returns the debit. If it had not succeeded yet, it fails; otherwise it becomes a dispute, lost at once. */
export function returnDebit(account: Account, intent: PaymentIntent, reason: string): PaymentIntent {
  account.dues.delete(intent.id);
  const charge = latestCharge(account, intent);
  if (intent.status === "succeeded") {
    if (!charge.disputed) closeDispute(account, openDispute(account, charge, reason), "lost");
    return intent;
  }
  if (intent.status !== "processing") return intent;
  const message = RETURN_REASONS[reason] ?? "The bank returned the debit.";
  const failed = failCharge(account, charge, { code: reason, declineCode: null, message });
  emitEvent(account, "charge.failed", failed);
  const method = account.paymentMethods.get(intent.payment_method ?? "");
  return changeIntent(
    account,
    intent,
    {
      status: "requires_payment_method",
      payment_method: null,
      last_payment_error: {
        charge: charge.id,
        code: "payment_intent_payment_attempt_failed",
        decline_code: reason,
        doc_url: "https://stripe.com/docs/error-codes/payment-intent-payment-attempt-failed",
        message,
        ...(method ? { payment_method: method } : {}),
        type: "invalid_request_error",
      },
    },
    "payment_intent.payment_failed",
  );
}

function latestCharge(account: Account, intent: PaymentIntent): Charge {
  const charge = account.charges.get(intent.latest_charge ?? "");
  if (!charge) throw new StripeError(400, { message: `${intent.id} has no charge` });
  return charge;
}
