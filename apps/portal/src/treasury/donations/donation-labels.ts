import type { T } from "@offertory/i18n/react";
import { PROVIDER_NAMES } from "../gateways/gateway-labels.ts";
import { METHODS, type DonationStatus, type Method } from "./donations-filter.ts";

export const STATUS_LABELS = {
  succeeded: "treasury:status.succeeded",
  partially_refunded: "treasury:status.partlyRefunded",
  refunded: "treasury:status.refunded",
  disputed: "treasury:status.disputed",
  charged_back: "treasury:status.chargedBack",
  voided: "treasury:status.voided",
} as const satisfies Record<DonationStatus, string>;

export const METHOD_LABELS = {
  card: "treasury:method.card",
  bank: "treasury:method.bank",
  cash: "treasury:method.cash",
  check: "treasury:method.check",
  other: "treasury:method.other",
} as const satisfies Record<Exclude<Method, "paypal">, string>;

export const methodName = (t: T, method: Method): string =>
  method === "paypal" ? PROVIDER_NAMES.paypal : t(METHOD_LABELS[method]);

/** Card brands as payment providers spell them. */
const BRANDS: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  american_express: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/**
 * Returns the payment method as short as possible: the card or account, the check number, or only the kind of method.
 */
export function methodText(t: T, { method, methodDetails }: { method: string; methodDetails: string }): string {
  const known = METHODS.find((name) => name === method);
  const way = known ? methodName(t, known) : method;
  if (!methodDetails) return way;
  switch (method) {
    case "check":
      return t("treasury:method.checkNumber", { number: methodDetails });
    case "card": {
      const [brand = "", last4] = methodDetails.split(/ (?=\d{4}$)/);
      return [BRANDS[brand.toLowerCase()] ?? brand, last4].filter(Boolean).join(" •••• ");
    }
    default:
      return `${way} · ${methodDetails}`;
  }
}
