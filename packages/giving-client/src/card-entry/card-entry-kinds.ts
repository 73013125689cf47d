import type { CardEntryKind } from "@offertory/contract";
import type { Failure } from "./payment-failed.ts";

interface CardEntryRules {
  /** Each part of the card has a field, and the holder's name one of ours; else the card is one field. */
  hasFields: boolean;
  /** What stands above the reason where the card cannot be typed. */
  title?: Failure;
  /** Every ending of an email address is taken; else those of two or three letters, unless the church says otherwise. */
  anyEmailEnding: boolean;
  /** A gift of nothing has a sentence of its own. */
  namesZero: boolean;
}

/** What pages know of each way to type a card before any other code about it is there. */
export const CARD_ENTRIES: Record<CardEntryKind, CardEntryRules> = {
  "stripe-elements": { hasFields: false, anyEmailEnding: false, namesZero: false },
  "paypal-card-fields": { hasFields: true, title: "paypal-unavailable", anyEmailEnding: true, namesZero: true },
};
