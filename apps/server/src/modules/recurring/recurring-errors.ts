import { Refusal, refusal } from "../../platform/errors/refusal.ts";
import { decimalText } from "../../platform/money/decimal-money.ts";
import type { Money } from "../../platform/money/money.ts";

/** The donor was shown another total than the one that would be saved. Nothing is saved, and the screen asks again. */
export class GiftTotalChanged extends Refusal {
  readonly kind = "conflict";
  override readonly values: Record<string, string>;
  constructor(total: Money) {
    super("gift-total-changed");
    this.values = { total: decimalText(total) };
  }
}
/** The provider's subscription belongs to another customer there, and only that customer's cards can pay it. */
export const MethodOfOtherCustomer = refusal("invalid", "method-of-other-customer");
export const SubscriptionNotFound = refusal("missing", "subscription-not-found");
export const StartDateInvalid = refusal("invalid", "start-date-invalid");

/** The provider takes no recurring payments by itself, and this gift has no saved card that we could charge later. */
export const RecurringNotOffered = refusal("refused", "recurring-not-offered");

/** A payment is due today, was not paid, or has not begun: it may be on its way, so the plan cannot change now. */
export const DonationDue = refusal("conflict", "donation-due");
/** The next donation is on another day than the donor saw. */
export const NextDateChanged = refusal("conflict", "next-date-changed");
export const NextDateInvalid = refusal("invalid", "next-date-invalid");
export const PauseDateInvalid = refusal("invalid", "pause-date-invalid");
export const EndDateInvalid = refusal("invalid", "end-date-invalid");
/** No donation would be left before the end date: then it should be stopped instead. */
export const NoDonationLeft = refusal("conflict", "no-donation-left");
export const LostLinkEmailInvalid = refusal("invalid", "email-invalid");
/** The provider refused the change; nothing has changed. */
export const ScheduleRefused = refusal("refused", "schedule-refused");
