import type { ManagedGift } from "@offertory/contract";
import { describeManagedGift } from "../descriptions/describe-managed-gift.ts";
import type { Recurring } from "../recurring.ts";
import { endSubscription } from "../subscriptions/end-subscription.ts";
import { openLink } from "./open-link.ts";

interface EndRequest {
  token: string;
  reason?: string | null | undefined;
}

/** Ends a recurring gift for the holder of a manage link. Calling it again is harmless; the donor is emailed once. */
export async function endManagedGift(
  context: Recurring,
  { token, reason }: EndRequest,
  address: string,
): Promise<ManagedGift> {
  const { gift, donor, caller } = await openLink(context, token, address);
  await endSubscription(context, gift.id, caller, { reason, byLink: true });
  return describeManagedGift(context, gift, donor);
}
