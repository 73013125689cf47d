/** Why a payment failed, as far as a donor can do something about it. */
export type PlainReason = "expired" | "funds" | "confirm" | "declined" | "closed" | "unknown";

/** By the provider's failure code: Stripe's are words, PayPal's are words or numeric codes of card processors. */
const REASONS: readonly [RegExp, PlainReason][] = [
  [/expired|^5400$|^54$/i, "expired"],
  [/insufficient|^5120$|^51$/i, "funds"],
  [/authentication|action/i, "confirm"],
  [/closed|no_account|debit_not_authorized|bank_account_(?:restricted|unusable)/i, "closed"],
];

export function plainReason({ status, failureCode }: { status: string; failureCode: string }): PlainReason {
  if (status === "requires_action") return "confirm";
  if (failureCode === "") return "unknown";
  return REASONS.find(([pattern]) => pattern.test(failureCode))?.[1] ?? "declined";
}
