import type { GiftType } from "./gift-draft.ts";

/** What a card gateway says of a gift that is in; PayPal's gateway says CREATED of every one. */
const GOOD: Record<GiftType, ReadonlySet<string>> = {
  once: new Set(["succeeded", "pending", "CREATED"]),
  recurring: new Set(["succeeded", "pending", "active", "CREATED"]),
};
const OPEN = new Set(["processing", "requires_action"]);

/** `open`: nobody knows yet, ask again. Any status that is not named here is an error. */
export const readStatus = (type: GiftType, status: string): "good" | "open" | "error" =>
  GOOD[type].has(status) ? "good" : OPEN.has(status) ? "open" : "error";
