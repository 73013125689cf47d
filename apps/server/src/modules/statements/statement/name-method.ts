import type { Translator } from "../../../platform/mail/translator.ts";
import { describePaymentSource } from "../../donations/index.ts";
import type { StatementLine } from "./statement-store.ts";

const METHODS = {
  card: "statements:method.card",
  bank: "statements:method.bank",
  paypal: "statements:method.paypal",
  cash: "statements:method.cash",
  check: "statements:method.check",
  other: "statements:method.other",
} as const;

const isKnown = (method: string): method is keyof typeof METHODS => method in METHODS;

/** Names how a gift was paid ("Check 1042", "Visa •••• 4242"), or that a line is a refund or a chargeback. */
export function nameMethod(t: Translator, { kind, method, methodDetails }: StatementLine): string {
  if (kind === "refund") return t("statements:paper.refund");
  if (kind === "chargeback") return t("statements:paper.chargeback");
  const name = isKnown(method) ? t(METHODS[method]) : method;
  const card = /^(.*?) ?(\d{4})$/.exec(methodDetails);
  if (method === "card" && card)
    return describePaymentSource({ methodName: card[1] ?? "", methodLast4: card[2] ?? "" });
  if (method === "bank" && card) return `${name} •••• ${card[2]}`;
  return method === "check" && methodDetails ? `${name} ${methodDetails}` : name;
}
