import type { Account } from "../account.ts";
import type { Params } from "../params.ts";
import { invalid, noSuch, StripeError } from "../stripe-error.ts";
import type { ConfirmationToken } from "../wire.ts";
import type { ElementsTerms } from "./token-terms.ts";

export type FoundToken = { token: ConfirmationToken; method: string; elements: ElementsTerms | null };

/** Returns the token that the parameters name; refuses one that was used or has expired. */
export function findConfirmationToken(account: Account, params: Params): FoundToken | undefined {
  const id = params.nullable("confirmation_token");
  if (id === null) return undefined;
  if (params.nullable("payment_method")) {
    throw invalid(
      "confirmation_token",
      "You may only specify one of these parameters: payment_method, confirmation_token.",
    );
  }
  const token = account.confirmationTokens.get(id);
  const terms = account.tokenTerms.get(id);
  if (!token || !terms) throw noSuch("ConfirmationToken", id, "confirmation_token");
  const used = token.payment_intent ?? token.setup_intent;
  if (used) {
    throw invalid("confirmation_token", `This ConfirmationToken was used already, to confirm ${used}: ${id}.`);
  }
  if (token.expires_at !== null && token.expires_at <= account.clock.seconds()) {
    throw invalid("confirmation_token", `This ConfirmationToken has expired: ${id}.`);
  }
  return { token, ...terms };
}

type Terms = { amount: number | undefined; currency: string; setup_future_usage: string | null };

/** Refuses a payment that has other terms than the Elements that made the token. */
export function refuseOtherPayment({ token, elements }: FoundToken, terms: Terms): void {
  if (!elements) return;
  if (elements.mode === "setup") throw mismatch("mode", "payment", elements.mode);
  if (elements.currency !== terms.currency) throw mismatch("currency", terms.currency, elements.currency);
  // The amount and the later use of a subscription's first payment are the subscription's.
  if (elements.mode === "subscription") return;
  if (elements.amount !== terms.amount) throw mismatch("amount", terms.amount ?? null, elements.amount);
  if (terms.setup_future_usage !== null && terms.setup_future_usage !== token.setup_future_usage) {
    throw mismatch("setup_future_usage", terms.setup_future_usage, token.setup_future_usage);
  }
}

/** Refuses to save a payment method with the token of a payment. */
export function refuseOtherSetup({ elements }: FoundToken): void {
  if (elements?.mode === "payment") throw mismatch("mode", "setup", elements.mode);
}

/** Marks a token as used by this intent: it cannot be used again, however the confirmation ends. */
export function spendConfirmationToken(
  account: Account,
  { token }: FoundToken,
  by: { payment_intent: string } | { setup_intent: string },
): void {
  account.confirmationTokens.put(token.id, { ...token, ...by, expires_at: null });
}

export function needsConfirm(): StripeError {
  return invalid("confirmation_token", "You can use confirmation_token only when confirm is true.");
}

function mismatch(name: string, given: string | number | null, expected: string | number | null): StripeError {
  return new StripeError(400, {
    param: "confirmation_token",
    message:
      `The provided ${name} (${given}) does not match the expected ${name} (${expected}). ` +
      "Try confirming with an Intent that is configured to use the same parameters as Stripe Elements.",
  });
}
