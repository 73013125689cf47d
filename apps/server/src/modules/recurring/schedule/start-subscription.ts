import type { Recurring } from "../recurring.ts";
import { KeyUsedOtherwise } from "../../payments/index.ts";
import type { FundLine } from "../../funds/index.ts";
import type { NewSubscription } from "../store/subscription-store.ts";
import type { Subscription } from "../subscription.ts";

/** How long an equal request without an idempotency key counts as a repeat. */
const DERIVED_KEY_MS = 60_000;

type SubscriptionRequest = Omit<NewSubscription, "clientKey"> & {
  /** The client's idempotency key; null if it sent none, and then a key is derived from the content. */
  sentKey: string | null;
};

/** `fresh` is true if the row was created by this call; only then is the provider called. */
export interface Started {
  subscription: Subscription;
  fresh: boolean;
}

/** Inserts a subscription before the provider is called. The same key returns the same subscription. */
export async function startSubscription(
  context: Pick<Recurring, "now" | "subscriptions">,
  request: SubscriptionRequest,
  funds: readonly FundLine[],
): Promise<Started> {
  const { sentKey, ...gift } = request;
  const { churchId, personId, requestHash } = gift;
  const clientKey = sentKey === null ? `derived ${personId} ${requestHash}` : `sent ${personId} ${sentKey}`;
  if (sentKey === null) {
    await context.subscriptions.releaseKey(churchId, clientKey, new Date(context.now().getTime() - DERIVED_KEY_MS));
  }
  // A subscription may be declined between our insert and our lookup, which frees its key: then insert again.
  for (;;) {
    const made = await context.subscriptions.start({ ...gift, clientKey }, funds);
    if (made) return { subscription: made, fresh: true };
    const known = await context.subscriptions.findByKey(churchId, clientKey);
    if (known && known.requestHash !== requestHash) throw new KeyUsedOtherwise();
    if (known) return { subscription: known, fresh: false };
  }
}
