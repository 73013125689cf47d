import { CARD_FIELDS, type CardPart } from "../card-entry/card-entry.ts";
import type { FieldStates } from "./paypal-script.ts";

/**
 * Returns the parts of a card that are wrong. Only PayPal's frames see what is typed; they report whether it is valid.
 */
export const findCardProblems = (states: FieldStates, holder: string): ReadonlySet<CardPart> =>
  new Set<CardPart>([
    ...CARD_FIELDS.filter((name) => !states[name]?.isValid),
    ...(holder.trim() ? [] : ["holder" as const]),
  ]);

/** Returns the shown problems that still exist. New ones are not shown while somebody types. */
export const keepExistingProblems = (
  shown: ReadonlySet<CardPart>,
  found: ReadonlySet<CardPart>,
): ReadonlySet<CardPart> => new Set([...shown].filter((part) => found.has(part)));
