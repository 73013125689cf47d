import type { T } from "@offertory/i18n/react";
import { PROVIDER_NAMES } from "../gateways/gateway-words.ts";
import { METHODS, type DonationStatus, type Method } from "./donations-filter.ts";

export const STATUS_WORDS = {
  succeeded: "treasury:status.succeeded",
  partially_refunded: "treasury:status.partlyRefunded",
  refunded: "treasury:status.refunded",
  disputed: "treasury:status.disputed",
  charged_back: "treasury:status.chargedBack",
  voided: "treasury:status.voided",
} as const satisfies Record<DonationStatus, string>;

export const METHOD_WORDS = {
  card: "treasury:method.card",
  bank: "treasury:method.bank",
  cash: "treasury:method.cash",
  check: "treasury:method.check",
  other: "treasury:method.other",
} as const satisfies Record<Exclude<Method, "paypal">, string>;

export const methodName = (t: T, method: Method): string =>
  method === "paypal" ? PROVIDER_NAMES.paypal : t(METHOD_WORDS[method]);

/** How a gift came: the way, and the card, account or check it came by. */
export function methodText(t: T, { method, methodDetails }: { method: string; methodDetails: string }): string {
  const known = METHODS.find((name) => name === method);
  const way = known ? methodName(t, known) : method;
  if (!methodDetails) return way;
  return method === "check" ? t("treasury:method.checkNumber", { number: methodDetails }) : `${way} · ${methodDetails}`;
}
