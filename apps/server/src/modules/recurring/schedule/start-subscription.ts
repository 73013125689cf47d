import type { Recurring } from "../recurring.ts";
import { KeyUsedOtherwise } from "../../payments/index.ts";
import type { FundShare } from "../../funds/index.ts";
import type { NewSubscription } from "../store/subscription-store.ts";
import type { Subscription } from "../subscription.ts";

/** How long the same recurring gift, sent without a key of its own, counts as the same. */
const DERIVED_KEY_MS = 60_000;

type Wanted = Omit<NewSubscription, "clientKey"> & {
  /** What the client calls this gift; null when it does not, so that a repeat is known by what it holds. */
  sentKey: string | null;
};

/** As it was written down, and whether it was just now: only then is a payment provider asked. */
export interface Started {
  subscription: Subscription;
  fresh: boolean;
}

/** Writes a recurring gift down before anybody is asked to begin it. The same key finds the same one, and never another. */
export async function startSubscription(
  context: Pick<Recurring, "now" | "subscriptions">,
  wanted: Wanted,
  funds: readonly FundShare[],
): Promise<Started> {
  const { sentKey, ...gift } = wanted;
  const { churchId, personId, requestHash } = gift;
  const clientKey = sentKey === null ? `derived ${personId} ${requestHash}` : `sent ${personId} ${sentKey}`;
  if (sentKey === null) {
    await context.subscriptions.releaseKey(churchId, clientKey, new Date(context.now().getTime() - DERIVED_KEY_MS));
  }
  // One may be declined, and so free its key, between our try and our look.
  for (;;) {
    const made = await context.subscriptions.start({ ...gift, clientKey }, funds);
    if (made) return { subscription: made, fresh: true };
    const known = await context.subscriptions.findByKey(churchId, clientKey);
    if (known && known.requestHash !== requestHash) throw new KeyUsedOtherwise();
    if (known) return { subscription: known, fresh: false };
  }
}
