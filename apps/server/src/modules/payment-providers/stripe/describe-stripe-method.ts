import type { Stripe } from "stripe";
import type { SavedMethod } from "../saved-method.ts";

/** Stripe's own wallet, which does not show the card behind it. */
export const LINK = "Link";

/** Describes a card, Link, or a bank account that is a payment method (`us_bank_account`). Null for other kinds. */
export function describeStripeMethod(method: Stripe.PaymentMethod | string | null): SavedMethod | null {
  if (typeof method !== "object" || method?.object !== "payment_method") return null;
  const { id, card, link, us_bank_account: bank, billing_details: billing } = method;
  const holderName = billing.name ?? "";
  if (card) {
    return {
      id,
      type: "card",
      name: card.brand,
      last4: card.last4,
      expMonth: card.exp_month,
      expYear: card.exp_year,
      status: "active",
      holderName,
      holderType: "individual",
      fingerprint: card.fingerprint ?? "",
    };
  }
  if (link) {
    return {
      ...NO_EXPIRY,
      id,
      type: "card",
      name: LINK,
      last4: "",
      status: "active",
      holderName,
      holderType: "individual",
      fingerprint: "",
    };
  }
  if (!bank) return null;
  return {
    ...NO_EXPIRY,
    id,
    type: "bank",
    name: bank.bank_name ?? "",
    last4: bank.last4 ?? "",
    status: "new",
    holderName,
    holderType: bank.account_holder_type === "company" ? "company" : "individual",
    fingerprint: bank.fingerprint ?? "",
  };
}

/** Describes a bank account that is a source of a customer (`ba_…`), Stripe's older kind. */
export function describeBankAccount(source: Stripe.CustomerSource): SavedMethod | null {
  if (source.object !== "bank_account" || !source.id) return null;
  return {
    ...NO_EXPIRY,
    id: source.id,
    type: "bank",
    name: source.bank_name ?? "",
    last4: source.last4,
    status: source.status === "verified" ? "verified" : "new",
    holderName: source.account_holder_name ?? "",
    holderType: source.account_holder_type === "company" ? "company" : "individual",
    fingerprint: source.fingerprint ?? "",
  };
}

const NO_EXPIRY = { expMonth: null, expYear: null };
