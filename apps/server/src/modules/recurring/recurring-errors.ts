import { type Cents, dollarsOf } from "@offertory/contract";
import { Refusal, refusal } from "../../platform/errors/refusal.ts";

/** The donor saw another total than the one that would be saved: nothing is, and the screen asks once more. */
export class GiftTotalChanged extends Refusal {
  readonly kind = "conflict";
  override readonly values: Record<string, string>;
  constructor(total: Cents) {
    super("gift-total-changed");
    this.values = { total: dollarsOf(total).toFixed(2) };
  }
}
/** The provider keeps the schedule under another of its customers, whose cards alone can pay it. */
export const MethodOfOtherCustomer = refusal("invalid", "method-of-other-customer");
export const SubscriptionNotFound = refusal("missing", "subscription-not-found");
export const StartDateInvalid = refusal("invalid", "start-date-invalid");

/** The account at the payment provider may not keep cards, or this gift's card was not kept. */
export const RecurringNotOffered = refusal("refused", "recurring-not-offered");
