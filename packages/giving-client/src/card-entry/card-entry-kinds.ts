import type { CardEntryKind } from "@offertory/contract";
import type { Failure } from "./payment-failed.ts";

interface CardEntryRules {
  /**
   * Whether each part of the card has its own field, with the cardholder's name in a field of our page; else the card
   * is one field.
   */
  hasFields: boolean;
  /** The heading above the reason if card entry could not be opened. */
  title?: Failure;
  /** Whether an amount of zero has an error message of its own. */
  namesZero: boolean;
}

/** The rules of each kind of card entry that pages need before its code is loaded. */
export const CARD_ENTRIES: Record<CardEntryKind, CardEntryRules> = {
  "stripe-elements": { hasFields: false, namesZero: false },
  "paypal-card-fields": { hasFields: true, title: "paypal-unavailable", namesZero: true },
};
