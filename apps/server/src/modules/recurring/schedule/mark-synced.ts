import { recurringChanged } from "../events/recurring-changed.ts";
import { inTransaction, type Recurring } from "../recurring.ts";
import type { Subscription } from "../subscription.ts";

/**
 * Records that the provider knows a change, and publishes it in the same transaction, so that the donor is told once
 * and only what is true. If the subscription was changed again meanwhile, the later change is still to be sent.
 */
export const markSynced = (
  context: Pick<Recurring, "connection" | "publish">,
  { revision, ...key }: Pick<Subscription, "churchId" | "id" | "revision">,
): Promise<Subscription> =>
  inTransaction(context, async ({ subscriptions }, tx) => {
    const row = await subscriptions.lock(key);
    if (row.toSync !== "change" || row.revision !== revision) return row;
    const { churchId, id: subscriptionId } = row;
    await context.publish(tx, recurringChanged, { churchId, subscriptionId, revision });
    return subscriptions.change(row, { toSync: "", checks: 0 });
  });
