import { Stripe } from "stripe";
import type { Account } from "../account.ts";
import type { PaymentUpdate } from "../charge.ts";
import { moneyIn } from "./stripe-money.ts";

/**
 * Translates a payment intent of Stripe. stripe-node returns any JSON without an `error` as success, whatever the HTTP
 * status: an answer that is no payment intent leaves the outcome unknown.
 */
export function updateOf(
  account: Account,
  intent: Stripe.PaymentIntent & { lastResponse?: { statusCode: number } },
): PaymentUpdate {
  const isPaymentIntent =
    intent.object === "payment_intent" &&
    typeof intent.id === "string" &&
    (intent.lastResponse?.statusCode ?? 200) < 300;
  if (!isPaymentIntent) return { outcome: "unknown", why: "the answer was no payment intent" };
  const providerId = intent.id;
  switch (intent.status) {
    case "succeeded":
      return { outcome: "succeeded", providerId, ...chargeOf(account, intent) };
    case "requires_action":
      return { outcome: "action-needed", providerId, clientSecret: intent.client_secret ?? "" };
    case "canceled":
      return { outcome: "cancelled", providerId };
    case "requires_payment_method":
      return { outcome: "failed", providerId, ...reasonOf(intent.last_payment_error) };
    default:
      return { outcome: "processing", providerId };
  }
}

function chargeOf(account: Account, { id, latest_charge: charge }: Stripe.PaymentIntent) {
  const transactionId = typeof charge === "string" ? charge : (charge?.id ?? id);
  const balance = typeof charge === "object" ? charge?.balance_transaction : null;
  const isExpanded = typeof balance === "object" && balance !== null;
  return { transactionId, fee: isExpanded ? moneyIn(account, balance.fee, balance.currency) : null };
}

const reasonOf = (error: Stripe.PaymentIntent.LastPaymentError | null) => ({
  code: error?.decline_code ?? error?.code ?? "declined",
  reason: error?.message ?? "",
});

/** Translates a thrown error. Only a declined card and a 400 prove that nothing was charged; all else is unknown. */
export function updateOfError(error: unknown): PaymentUpdate {
  if (error instanceof Stripe.errors.StripeCardError) {
    const { payment_intent: intent, decline_code, code, message } = error;
    return {
      outcome: "failed",
      providerId: intent?.id ?? "",
      code: decline_code ?? code ?? "declined",
      reason: message,
    };
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400) {
    return { outcome: "failed", providerId: "", code: error.code ?? "invalid", reason: error.message };
  }
  return { outcome: "unknown", why: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}
