import type { WordKey } from "../words.ts";
import type { FieldName, FieldStates } from "@offertory/features/giving/provider-scripts";

export type PayPalProblems = Partial<Record<FieldName | "holder", WordKey>>;

const TEXTS = {
  number: "give:cardNumberInvalid",
  expiry: "give:cardExpiryInvalid",
  cvv: "give:cardCvvInvalid",
} as const;

/** What is wrong with a card, field by field. PayPal's frames alone see what is typed, and say whether it can be right. */
export function findCardProblems(states: FieldStates, holder: string): PayPalProblems {
  const problems: PayPalProblems = {};
  for (const name of ["number", "expiry", "cvv"] as const) if (!states[name]?.isValid) problems[name] = TEXTS[name];
  if (!holder.trim()) problems.holder = "give:cardHolderMissing";
  return problems;
}
