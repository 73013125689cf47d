import type { Recurring } from "../recurring.ts";
import { endSubscriptionByKey, emailDonorOfEnd } from "../subscriptions/end-subscription.ts";

const BATCH_SIZE = 20;

/**
 * Ends every recurring gift of a church that is closing. Each donor is emailed before their gift is ended, so that a
 * job that fails and is retried skips nobody; the email of one gift is written once. Reopening the church stops the
 * loop.
 */
export async function endChurchSubscriptions(context: Recurring, churchId: string): Promise<void> {
  for (;;) {
    const next = await context.subscriptions.listOfClosing(churchId, BATCH_SIZE);
    if (next.length === 0) return;
    for (const subscription of next) {
      if (subscription.status !== "incomplete") await emailDonorOfEnd(context, subscription, "church");
      await endSubscriptionByKey(context, subscription);
    }
  }
}
