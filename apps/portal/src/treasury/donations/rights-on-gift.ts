import { unitsOf } from "@offertory/i18n";
import { type Cents, type ChurchDonation } from "@offertory/contract";

/** Whether it is an offline gift: no payment provider was involved. */
export const isRecorded = ({ provider }: Pick<ChurchDonation, "provider">): boolean => provider === null;

/** Returns the amount that was not refunded yet. */
export const leftOf = ({ amount, refunded }: Pick<ChurchDonation, "amount" | "refunded">): Cents =>
  (unitsOf(amount) ?? 0) - (unitsOf(refunded) ?? 0);

/**
 * Whether a donation can be refunded here. Offline gifts are returned by hand, and a disputed donation cannot be
 * refunded.
 */
export const mayRefund = (gift: Pick<ChurchDonation, "provider" | "status" | "amount" | "refunded">): boolean =>
  !isRecorded(gift) && (gift.status === "succeeded" || gift.status === "partially_refunded") && leftOf(gift) > 0;
