import type { Account } from "../account.ts";
import { keepMandate } from "../bank/keep-mandate.ts";
import { askForDeposits, noMandate, unverified } from "../bank/start-debit.ts";
import { declineCard } from "../cards/decline-card.ts";
import { emitEvent } from "../emit-event.ts";
import { threeDSecure } from "../payment-intents/three-d-secure.ts";
import { joinCustomer } from "../payment-methods/attach-method.ts";
import { findPayer, isDebit, type Payer } from "../payment-methods/find-payer.ts";
import { StripeError } from "../stripe-error.ts";
import type { EventType, SetupIntent } from "../wire.ts";

type How = { mandate: boolean; authenticated?: boolean };

/** Asks the issuer, and the cardholder if the card requires it, whether the method may be saved for later. */
export function confirmSetup(account: Account, setup: SetupIntent, how: How): SetupIntent {
  if (!["requires_payment_method", "requires_confirmation", "requires_action"].includes(setup.status)) {
    throw unexpected(setup, `You cannot confirm this SetupIntent because it has already ${setup.status}.`);
  }
  if (!setup.payment_method) {
    throw unexpected(setup, "You cannot confirm this SetupIntent because it's missing a payment method.");
  }
  const payer = findPayer(account, setup.payment_method, setup.customer);
  return isDebit(payer.type) ? setUpBank(account, setup, payer, how) : setUpCard(account, setup, payer, how);
}

function setUpCard(account: Account, setup: SetupIntent, payer: Payer, how: How): SetupIntent {
  const { behaviour } = payer.instrument;
  const asks = behaviour.authenticate === "always" || behaviour.authenticate === "unless-set-up";
  if (asks && !how.authenticated) {
    return change(
      account,
      setup,
      { status: "requires_action", next_action: threeDSecure(setup.id), last_setup_error: null },
      "setup_intent.requires_action",
    );
  }
  if (behaviour.decline && !behaviour.onlyCharges) {
    const error = declineCard(behaviour.decline);
    const failed = change(
      account,
      setup,
      {
        status: "requires_payment_method",
        payment_method: null,
        next_action: null,
        last_setup_error: { ...error, ...(payer.method ? { payment_method: payer.method } : {}) },
      },
      "setup_intent.setup_failed",
    );
    throw new StripeError(402, {
      ...error,
      setup_intent: failed,
      ...(payer.method ? { payment_method: payer.method } : {}),
    });
  }
  account.instruments.put(payer.id, { ...payer.instrument, setUp: true });
  return succeed(account, setup, payer, null);
}

function setUpBank(account: Account, setup: SetupIntent, payer: Payer, how: How): SetupIntent {
  if (payer.bank && payer.bank.status !== "verified") throw unverified();
  if (!how.mandate && !payer.instrument.mandate) throw noMandate("setup_intent_mandate_invalid");
  const mandate = keepMandate(account, payer);
  if (payer.instrument.verified) return succeed(account, setup, payer, mandate);
  return change(
    account,
    setup,
    { status: "requires_action", next_action: askForDeposits(account), mandate },
    "setup_intent.requires_action",
  );
}

function succeed(account: Account, setup: SetupIntent, payer: Payer, mandate: string | null): SetupIntent {
  if (setup.customer && payer.method) joinCustomer(account, payer.method, setup.customer);
  return change(
    account,
    setup,
    { status: "succeeded", next_action: null, last_setup_error: null, mandate },
    "setup_intent.succeeded",
  );
}

/** Applies the cardholder's answer to 3-D Secure. */
export function authenticateSetup(account: Account, setup: SetupIntent, success: boolean): SetupIntent {
  if (setup.status !== "requires_action") return setup;
  if (success) return confirmSetup(account, setup, { mandate: false, authenticated: true });
  return change(
    account,
    setup,
    {
      status: "requires_payment_method",
      payment_method: null,
      next_action: null,
      last_setup_error: {
        code: "setup_intent_authentication_failure",
        doc_url: "https://stripe.com/docs/error-codes/setup-intent-authentication-failure",
        message:
          "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
        type: "invalid_request_error",
      },
    },
    "setup_intent.setup_failed",
  );
}

export function change(
  account: Account,
  setup: SetupIntent,
  changes: Partial<SetupIntent>,
  event: EventType,
): SetupIntent {
  const changed = account.setupIntents.put(setup.id, { ...setup, ...changes });
  emitEvent(account, event, changed);
  return changed;
}

export function unexpected(setup: SetupIntent, message: string): StripeError {
  return new StripeError(400, { code: "setup_intent_unexpected_state", setup_intent: setup, message });
}
