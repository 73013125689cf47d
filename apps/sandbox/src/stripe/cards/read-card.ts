import { createHash } from "node:crypto";
import { StripeError } from "../stripe-error.ts";
import type { Params } from "../params.ts";
import { CARDS, READY_CARDS, type Behaviour } from "./card-behaviours.ts";

/** A card without its number, which is not stored anywhere. */
export type Card = {
  last4: string;
  brand: string;
  funding: "credit" | "debit";
  expMonth: number;
  expYear: number;
  /** Whether the security code was entered. */
  hasCode: boolean;
  behaviour: Behaviour;
  fingerprint: string;
};

/** Reads a card from the parameters and checks its number, expiry and code as Stripe does. */
export function readCard(params: Params, now: number): Card {
  const number = params.required("number").replace(/[ -]/g, "");
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError("incorrect_number", "number", "Your card number is incorrect.");
  }
  const behaviour = CARDS[number];
  // Real card numbers are refused, so that nobody gets used to entering them here.
  if (!behaviour) {
    throw new StripeError(402, {
      type: "card_error",
      code: "card_declined",
      decline_code: "test_mode_live_card",
      message:
        "Your card was declined. Your request was in test mode, but used a non test (live) card. " +
        "For a list of valid test cards, visit: https://stripe.com/docs/testing.",
    });
  }
  const { month, year } = readExpiry(params, now);
  const cvc = params.text("cvc") ?? "";
  if (cvc !== "" && !/^\d{3,4}$/.test(cvc)) {
    throw cardError("invalid_cvc", "cvc", "Your card's security code is invalid.");
  }
  const fingerprint = createHash("sha256").update(`card ${number}`).digest("base64url").replace(/[-_]/g, "x");
  return {
    last4: number.slice(-4),
    brand: brandOf(number),
    funding: number === READY_CARDS["visa_debit"] ? "debit" : "credit",
    expMonth: month,
    expYear: year,
    hasCode: cvc !== "",
    behaviour,
    fingerprint: fingerprint.slice(0, 16),
  };
}

export function readExpiry(params: Params, now: number): { month: number; year: number } {
  const month = params.integer("exp_month") ?? 0;
  const typed = params.integer("exp_year") ?? 0;
  // A year below 100 is in this century; any other year before the current one is refused below.
  const year = typed < 100 ? 2000 + typed : typed;
  const today = new Date(now);
  if (month < 1 || month > 12) {
    throw cardError("invalid_expiry_month", "exp_month", "Your card's expiration month is invalid.");
  }
  if (year < today.getUTCFullYear() || year > today.getUTCFullYear() + 50) {
    throw cardError("invalid_expiry_year", "exp_year", "Your card's expiration year is invalid.");
  }
  if (hasExpired({ month, year }, now)) {
    throw cardError("invalid_expiry_month", "exp_month", "Your card's expiration month is invalid.");
  }
  return { month, year };
}

export function hasExpired({ month, year }: { month: number; year: number }, now: number): boolean {
  return Date.UTC(year, month, 1) <= now;
}

export function cardError(code: string, param: string, message: string): StripeError {
  return new StripeError(402, { type: "card_error", code, param, message });
}

function brandOf(number: string): string {
  if (number.startsWith("4")) return "visa";
  if (/^3[47]/.test(number)) return "amex";
  return number.startsWith("6") ? "discover" : "mastercard";
}

function passesLuhn(number: string): boolean {
  const digits = number.split("").toReversed().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
