import { FIELD_NAMES, type FieldName, type FieldStates } from "../../provider-scripts/paypal-script.ts";

export type CardPart = FieldName | "holder";
/** What is wrong with a card, part by part; the sentences are giving:paypal.wrong.* */
export type CardProblems = ReadonlySet<CardPart>;

export const NO_PROBLEMS: CardProblems = new Set();

/** PayPal's frames alone see what is typed, and say whether it can be right. */
export const findCardProblems = (states: FieldStates, holder: string): CardProblems =>
  new Set<CardPart>([
    ...FIELD_NAMES.filter((name) => !states[name]?.isValid),
    ...(holder.trim() ? [] : ["holder" as const]),
  ]);

/** Of what was said, what is still wrong: nothing new is said while somebody types. */
export const onlyStill = (shown: CardProblems, found: CardProblems): CardProblems =>
  new Set([...shown].filter((part) => found.has(part)));
