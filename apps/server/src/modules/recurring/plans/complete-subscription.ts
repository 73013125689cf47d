import type { OpenTransaction } from "../../../platform/database/connection.ts";
import { recurringCompleted } from "../events/recurring-changed.ts";
import type { Recurring, RecurringStores } from "../recurring.ts";
import type { SubscriptionChange } from "../store/subscription-store.ts";
import type { Subscription } from "../subscription.ts";
import { isComplete } from "./plan-dates.ts";

/** Whether every payment up to the end date or number was made; `underWay` counts those that settle later. */
export const hasMadeAllPayments = async (
  { subscriptions }: Pick<RecurringStores, "subscriptions">,
  row: Subscription,
  underWay = 0,
): Promise<boolean> => isComplete(row, (await subscriptions.countPaid(row)) + underWay);

/** Ends a subscription after its last planned payment, and publishes it. */
export async function completeSubscription(
  context: Pick<Recurring, "now" | "publish">,
  { stores, tx }: { stores: Pick<RecurringStores, "subscriptions">; tx: OpenTransaction },
  row: Subscription,
  next: Pick<SubscriptionChange, "toSync" | "checkAt">,
): Promise<Subscription> {
  const { churchId, id: subscriptionId } = row;
  await context.publish(tx, recurringCompleted, { churchId, subscriptionId });
  return stores.subscriptions.change(row, {
    status: "cancelled",
    clientKey: null,
    clientSecret: "",
    endedAt: context.now(),
    checks: 0,
    ...next,
  });
}
