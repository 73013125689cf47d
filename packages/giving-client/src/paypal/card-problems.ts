import { CARD_FIELDS, type CardPart } from "../card-entry/card-entry.ts";
import type { FieldStates } from "./paypal-script.ts";

/** What is wrong with a card, part by part. PayPal's frames alone see what is typed, and say whether it can be right. */
export const findCardProblems = (states: FieldStates, holder: string): ReadonlySet<CardPart> =>
  new Set<CardPart>([
    ...CARD_FIELDS.filter((name) => !states[name]?.isValid),
    ...(holder.trim() ? [] : ["holder" as const]),
  ]);

/** Of what was said, what is still wrong: nothing new is said while somebody types. */
export const onlyStill = (shown: ReadonlySet<CardPart>, found: ReadonlySet<CardPart>): ReadonlySet<CardPart> =>
  new Set([...shown].filter((part) => found.has(part)));
