import type { Recurring } from "../recurring.ts";
import { endNamed, tellDonor } from "../subscriptions/end-subscription.ts";

const AT_ONCE = 20;

/**
 * Ends every recurring gift of a church that closes. Each donor is told by email before their gift is ended, so that a job which
 * breaks off and is tried again leaves nobody out; the email of one gift is written once. Undoing the closing stops it.
 */
export async function endChurchSubscriptions(context: Recurring, churchId: string): Promise<void> {
  for (;;) {
    const next = await context.subscriptions.listOfClosing(churchId, AT_ONCE);
    if (next.length === 0) return;
    for (const subscription of next) {
      if (subscription.status !== "incomplete") await tellDonor(context, subscription);
      await endNamed(context, subscription);
    }
  }
}
