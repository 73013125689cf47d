import type { Account } from "../account.ts";
import { startDebit } from "../bank/start-debit.ts";
import type { Decline } from "../cards/card-behaviours.ts";
import { authenticationRequired, declineCard } from "../cards/decline-card.ts";
import { hasExpired } from "../cards/read-card.ts";
import { makeFailedCharge, makePaidCharge } from "../charges/make-charge.ts";
import { openDispute } from "../disputes/open-dispute.ts";
import { emitEvent } from "../emit-event.ts";
import { joinCustomer } from "../payment-methods/attach-method.ts";
import { findPayer, isDebit, type Payer } from "../payment-methods/find-payer.ts";
import { invalid, StripeError } from "../stripe-error.ts";
import type { PaymentIntent } from "../wire.ts";
import { changeIntent } from "./change-intent.ts";
import { threeDSecure } from "./three-d-secure.ts";

export type Confirmation = {
  /** The cardholder is not present to authenticate. */
  offSession: boolean;
  /** With this payment the account holder agrees to be debited. */
  mandate: boolean;
  authenticated?: boolean;
};

/** Attempts the payment. If the card is declined, the intent waits for another method, and the error is thrown. */
export function confirmIntent(account: Account, intent: PaymentIntent, how: Confirmation): PaymentIntent {
  if (!["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status)) {
    throw new StripeError(400, {
      code: "payment_intent_unexpected_state",
      payment_intent: intent,
      message:
        `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. ` +
        "Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.",
    });
  }
  if (!intent.payment_method) {
    throw new StripeError(400, {
      code: "payment_intent_unexpected_state",
      payment_intent: intent,
      message: "You cannot confirm this PaymentIntent because it's missing a payment method.",
    });
  }
  const payer = findPayer(account, intent.payment_method, intent.customer);
  if (!intent.payment_method_types.includes(payer.type)) {
    throw invalid("payment_method", `The payment method type "${payer.type}" is not allowed for this PaymentIntent.`);
  }
  return isDebit(payer.type) ? startDebit(account, intent, payer, how) : chargeCard(account, intent, payer, how);
}

function chargeCard(account: Account, intent: PaymentIntent, payer: Payer, how: Confirmation): PaymentIntent {
  const { behaviour, setUp } = payer.instrument;
  const asks =
    behaviour.authenticate === "always" ||
    (behaviour.authenticate === "unless-set-up" && !setUp) ||
    (behaviour.authenticate === "on-session" && !how.offSession);
  if (asks && !how.authenticated) {
    if (how.offSession) throw decline(account, intent, payer, authenticationRequired());
    return changeIntent(
      account,
      intent,
      { status: "requires_action", next_action: threeDSecure(intent.id), last_payment_error: null },
      "payment_intent.requires_action",
    );
  }
  const reason = whyDeclined(account, payer);
  if (reason) throw decline(account, intent, payer, declineCard(reason));
  if (!payer.customer) account.instruments.put(payer.id, { ...payer.instrument, spent: true });
  const charge = makePaidCharge(account, intent, payer);
  emitEvent(account, "charge.succeeded", charge);
  if (intent.setup_future_usage && intent.customer && payer.method)
    joinCustomer(account, payer.method, intent.customer);
  const paid = changeIntent(
    account,
    intent,
    {
      status: "succeeded",
      latest_charge: charge.id,
      amount_received: intent.amount,
      next_action: null,
      last_payment_error: null,
    },
    "payment_intent.succeeded",
  );
  if (behaviour.dispute) openDispute(account, charge, behaviour.dispute);
  return paid;
}

function whyDeclined(account: Account, { instrument, method }: Payer): Decline | undefined {
  const { exp_month: month = 12, exp_year: year = 9999 } = method?.card ?? {};
  if (hasExpired({ month, year }, account.clock.now())) return "expired_card";
  return instrument.behaviour.decline;
}

function decline(
  account: Account,
  intent: PaymentIntent,
  payer: Payer,
  error: ReturnType<typeof declineCard>,
): StripeError {
  const { code, message } = error;
  const charge = makeFailedCharge(account, intent, payer, { code, declineCode: error.decline_code ?? null, message });
  emitEvent(account, "charge.failed", charge);
  const full = {
    ...error,
    charge: charge.id,
    doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`,
    ...(payer.method ? { payment_method: payer.method } : {}),
  };
  const failed = changeIntent(
    account,
    intent,
    {
      status: "requires_payment_method",
      payment_method: null,
      latest_charge: charge.id,
      next_action: null,
      last_payment_error: full,
    },
    "payment_intent.payment_failed",
  );
  return new StripeError(402, { ...full, payment_intent: failed });
}
