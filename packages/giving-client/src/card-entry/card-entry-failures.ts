import type { CardEntryKind } from "@offertory/contract";
import type { Failure } from "./payment-failed.ts";

/** The failures of each kind of card entry: if it could not be opened, and if it is not ready yet. */
export const CARD_ENTRY_FAILURES: Record<CardEntryKind, { failed: Failure; missing: Failure }> = {
  "stripe-elements": { failed: "stripe-not-available", missing: "card-element-missing" },
  "paypal-card-fields": { failed: "paypal-not-available", missing: "paypal-not-ready" },
};

/** Shown when a card or bank account cannot be saved because the gateway does not support it. */
export const NOT_FOR_GATEWAY: Failure = "stripe-not-for-gateway";
