import type { Account } from "../account.ts";
import { emitEvent } from "../emit-event.ts";
import type { Subscription } from "../wire.ts";
import { billSubscription } from "./bill-subscription.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { priceOf } from "./make-subscription.ts";
import { nextDate } from "./next-date.ts";

/** Starts the next period and charges it off session, because the donor is absent. */
export function renewSubscription(account: Account, subscription: Subscription): void {
  account.dues.delete(subscription.id);
  const item = subscription.items.data[0];
  if (!item || !["active", "trialing", "past_due", "unpaid"].includes(subscription.status)) return;
  if (subscription.cancel_at_period_end) {
    cancelSubscription(account, subscription, "cancellation_requested");
    return;
  }
  const start = item.current_period_end;
  const cycle = item.price.recurring ?? { interval: "month", interval_count: 1 };
  const end = nextDate(subscription.billing_cycle_anchor, cycle, start);
  const renewed = account.subscriptions.put(subscription.id, {
    ...subscription,
    status: subscription.status === "trialing" ? "active" : subscription.status,
    items: { ...subscription.items, data: [{ ...item, current_period_start: start, current_period_end: end }] },
  });
  account.dues.put(renewed.id, end * 1000);
  emitEvent(account, "customer.subscription.updated", renewed, { status: subscription.status });
  if (renewed.pause_collection) return;
  billSubscription(account, renewed, {
    reason: "subscription_cycle",
    offSession: true,
    amount: priceOf(renewed),
    pay: true,
  });
}
