/**
 * The codes of the sentences that tell a donor why a card was declined and what to do. A refusal has one of them in
 * `values.reason`; its sentence is in the errors namespace.
 */
export const CARD_DECLINES = [
  "card-refused",
  "card-funds-low",
  "card-expired",
  "card-number-wrong",
  "card-code-wrong",
] as const;
export type CardDecline = (typeof CARD_DECLINES)[number];
