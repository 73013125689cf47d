import type { CardEntryKind } from "@offertory/contract";
import type { Failure } from "./payment-failed.ts";

/** What is said of each way to type a card: where it cannot be typed, and where it cannot be yet. */
export const CARD_ENTRY_FAILURES: Record<CardEntryKind, { failed: Failure; missing: Failure }> = {
  "stripe-elements": { failed: "stripe-not-available", missing: "card-element-missing" },
  "paypal-card-fields": { failed: "paypal-not-available", missing: "paypal-not-ready" },
};

/** What is said where a card or bank account is to be kept through a gateway that keeps none. */
export const NOT_FOR_GATEWAY: Failure = "stripe-not-for-gateway";
