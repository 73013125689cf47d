import { Refusal, refusal } from "../../platform/errors/refusal.ts";
import { decimalText } from "../../platform/money/decimal-money.ts";
import type { Money } from "../../platform/money/money.ts";

/** The donor saw another total than the one that would be saved: nothing is, and the screen asks once more. */
export class GiftTotalChanged extends Refusal {
  readonly kind = "conflict";
  override readonly values: Record<string, string>;
  constructor(total: Money) {
    super("gift-total-changed");
    this.values = { total: decimalText(total) };
  }
}
/** The provider keeps the schedule under another of its customers, whose cards alone can pay it. */
export const MethodOfOtherCustomer = refusal("invalid", "method-of-other-customer");
export const SubscriptionNotFound = refusal("missing", "subscription-not-found");
export const StartDateInvalid = refusal("invalid", "start-date-invalid");

/** The account at the payment provider may not keep cards, or this gift's card was not kept. */
export const RecurringNotOffered = refusal("refused", "recurring-not-offered");
