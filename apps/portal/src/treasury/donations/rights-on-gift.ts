import { centsOf, type Cents, type ChurchDonation } from "@offertory/contract";

/** Cash, checks and the like: no payment provider brought it. */
export const isRecorded = ({ provider }: Pick<ChurchDonation, "provider">): boolean => provider === null;

/** What has not gone back yet. */
export const leftOf = ({ amount, refunded }: Pick<ChurchDonation, "amount" | "refunded">): Cents =>
  (centsOf(amount) ?? 0) - (centsOf(refunded) ?? 0);

/** Cash goes back by hand, and what is in dispute is not ours to give. */
export const mayRefund = (gift: Pick<ChurchDonation, "provider" | "status" | "amount" | "refunded">): boolean =>
  !isRecorded(gift) && (gift.status === "succeeded" || gift.status === "partially_refunded") && leftOf(gift) > 0;
