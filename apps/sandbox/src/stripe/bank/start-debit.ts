import type { Account } from "../account.ts";
import { makePendingCharge } from "../charges/make-charge.ts";
import { emitEvent } from "../emit-event.ts";
import { changeIntent } from "../payment-intents/change-intent.ts";
import type { Payer } from "../payment-methods/find-payer.ts";
import { StripeError } from "../stripe-error.ts";
import type { PaymentIntent } from "../wire.ts";
import { keepMandate } from "./keep-mandate.ts";

const DAY = 24 * 60 * 60 * 1000;
const DAYS_TO_SETTLE = 4;

/** Starts a debit; its outcome is known days later. */
export function startDebit(
  account: Account,
  intent: PaymentIntent,
  payer: Payer,
  how: { mandate: boolean },
): PaymentIntent {
  if (payer.bank && payer.bank.status !== "verified") throw unverified();
  if (!how.mandate && !payer.instrument.mandate) throw noMandate("payment_intent_mandate_invalid");
  if (!payer.instrument.verified) {
    keepMandate(account, payer);
    return changeIntent(
      account,
      intent,
      { status: "requires_action", next_action: askForDeposits(account) },
      "payment_intent.requires_action",
    );
  }
  keepMandate(account, payer);
  const charge = makePendingCharge(account, intent, payer);
  emitEvent(account, "charge.pending", charge);
  if (payer.instrument.behaviour.debit !== "never") {
    account.dues.put(intent.id, account.clock.now() + DAYS_TO_SETTLE * DAY);
  }
  return changeIntent(
    account,
    intent,
    { status: "processing", latest_charge: charge.id, next_action: null, last_payment_error: null },
    "payment_intent.processing",
  );
}

export function askForDeposits(account: Account) {
  return {
    type: "verify_with_microdeposits",
    verify_with_microdeposits: {
      arrival_date: account.clock.seconds() + DAY / 1000,
      hosted_verification_url: "https://payments.stripe.com/microdeposit/sandbox",
      microdeposit_type: "amounts",
    },
  };
}

export function unverified(): StripeError {
  return new StripeError(400, {
    code: "bank_account_unverified",
    param: "payment_method",
    message:
      "The bank account must be verified before it can be used. Verify it with the two amounts that were deposited.",
  });
}

export function noMandate(code: string): StripeError {
  return new StripeError(400, {
    code,
    param: "mandate_data",
    message:
      "You must provide `mandate_data`, or the payment method must have a mandate already, to debit a bank account.",
  });
}
