import { formatMoney } from "@offertory/i18n";
import { Refusal, refusal } from "../../platform/errors/refusal.ts";
import type { Money } from "../../platform/money/money.ts";

/** The amount is below the minimum of the currency. */
export class GiftTooSmall extends Refusal {
  readonly kind = "invalid";
  override readonly values: Record<string, string>;
  constructor({ minorUnits, currency }: Money) {
    const values = { amount: formatMoney("en", minorUnits, currency) };
    super("gift-too-small", values);
    this.values = values;
  }
}

/** The difference between the amount and the sum of the funds is not a possible covered fee. */
export const GiftSumsDiffer = refusal("invalid", "gift-sums-differ");
export const PersonNotKnown = refusal("missing", "person-not-found");
export const DonationNotFound = refusal("missing", "donation-not-found");

/** More than `MAX_DONATIONS_SELECTED` donations were selected. */
export const TooManySelected = refusal("invalid", "donations-too-many-selected");
export const BatchNotFound = refusal("missing", "batch-not-found");

/** The batch is closed or is for online gifts: staff cannot add to it. */
export const BatchClosed = refusal("conflict", "batch-closed");
export const BatchNotEmpty = refusal("conflict", "batch-not-empty");
export const BatchOnline = refusal("refused", "batch-online");
export const DateInvalid = refusal("invalid", "date-invalid");

export const ViewNotFound = refusal("missing", "donation-view-not-found");
export const ViewNameBlank = refusal("invalid", "donation-view-name-blank");
export const ViewNameTaken = refusal("conflict", "donation-view-name-taken");

/** The person has saved `MAX_DONATION_VIEWS` already. */
export const TooManyViews = refusal("conflict", "donation-views-too-many");

/** A donation from a payment provider, or a voided one, cannot be corrected. */
export const DonationFixed = refusal("refused", "donation-fixed");
export const CursorInvalid = refusal("invalid", "cursor-invalid");
