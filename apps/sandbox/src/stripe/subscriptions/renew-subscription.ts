import type { Account } from "../account.ts";
import { emitEvent } from "../emit-event.ts";
import type { Subscription } from "../wire.ts";
import { billSubscription } from "./bill-subscription.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { makeInvoice } from "./make-invoice.ts";
import { priceOf } from "./make-subscription.ts";
import { nextDate } from "./next-date.ts";

/** Starts the next period and charges it off session, because the donor is absent. */
export function renewSubscription(account: Account, subscription: Subscription): void {
  account.dues.delete(subscription.id);
  const item = subscription.items.data[0];
  if (!item || !["active", "trialing", "past_due", "unpaid"].includes(subscription.status)) return;
  // At the end of a period it is canceled before a new one begins.
  if (subscription.cancel_at !== null && subscription.cancel_at <= item.current_period_end) {
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
  const resumesAt = renewed.pause_collection?.resumes_at ?? Infinity;
  if (renewed.pause_collection && start < resumesAt) {
    voidInvoice(account, renewed);
    return;
  }
  billSubscription(account, renewed, {
    reason: "subscription_cycle",
    offSession: true,
    amount: priceOf(renewed),
    pay: true,
  });
}

/** While collection is paused, the invoice of a period is void at once. Its amount is not charged later either. */
function voidInvoice(account: Account, renewed: Subscription): void {
  const invoice = makeInvoice(account, renewed, "subscription_cycle", priceOf(renewed));
  account.invoices.put(invoice.id, { ...invoice, status: "void" });
  account.subscriptions.put(renewed.id, { ...renewed, latest_invoice: invoice.id });
}

/** Ends the pause of a subscription on its date; payments are collected again. */
export function resumeCollection(account: Account, subscription: Subscription): void {
  account.dues.delete(`resume:${subscription.id}`);
  if (!subscription.pause_collection) return;
  const resumed = account.subscriptions.put(subscription.id, { ...subscription, pause_collection: null });
  emitEvent(account, "customer.subscription.updated", resumed);
}

/** Cancels a subscription at its `cancel_at`. */
export function cancelOnDate(account: Account, subscription: Subscription): void {
  account.dues.delete(`cancel:${subscription.id}`);
  if (subscription.status === "canceled" || subscription.cancel_at === null) return;
  cancelSubscription(account, subscription, "cancellation_requested");
}
