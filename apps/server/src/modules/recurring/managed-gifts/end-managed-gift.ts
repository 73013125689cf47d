import type { ManagedGift } from "@offertory/contract";
import type { Recurring } from "../recurring.ts";
import { emailGiftEnd } from "../emails/email-gift-change.ts";
import { endSubscription } from "../subscriptions/end-subscription.ts";
import { describeManagedGift } from "./describe-managed-gift.ts";
import { openLink } from "./open-link.ts";

/** Ends a recurring gift for the holder of a manage link. Calling it again is harmless; the donor is emailed once. */
export async function endManagedGift(context: Recurring, token: string, address: string): Promise<ManagedGift> {
  const { gift, donor, caller } = await openLink(context, token, address);
  await endSubscription(context, gift.id, caller);
  if (gift.status !== "cancelled") await emailGiftEnd(context, donor, gift, "link");
  return describeManagedGift(context, gift, donor.church);
}
