import type { Account } from "../account.ts";
import { emitEvent } from "../emit-event.ts";
import type { Subscription } from "../wire.ts";

/** Cancels a subscription; open invoices stay, and are not attempted again. */
export function cancelSubscription(
  account: Account,
  subscription: Subscription,
  reason: "cancellation_requested" | "payment_failed",
): Subscription {
  const now = account.clock.seconds();
  const ended = account.subscriptions.put(subscription.id, {
    ...subscription,
    status: "canceled",
    canceled_at: now,
    ended_at: now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  });
  account.dues.delete(subscription.id);
  for (const task of ["expire", "resume", "cancel"]) account.dues.delete(`${task}:${subscription.id}`);
  for (const invoice of account.invoices.values()) {
    if (invoice.parent?.subscription_details?.subscription !== subscription.id || invoice.status !== "open") continue;
    account.dues.delete(invoice.id);
    account.invoices.put(invoice.id, { ...invoice, next_payment_attempt: null });
  }
  emitEvent(account, "customer.subscription.deleted", ended);
  return ended;
}

/** Expires a subscription whose first invoice was not paid in time. */
export function expireSubscription(account: Account, subscription: Subscription): void {
  account.dues.delete(`expire:${subscription.id}`);
  if (subscription.status !== "incomplete") return;
  account.dues.delete(subscription.id);
  const invoice = account.invoices.get(subscription.latest_invoice ?? "");
  if (invoice?.status === "open") {
    const voided = account.invoices.put(invoice.id, { ...invoice, status: "void" });
    emitEvent(account, "invoice.voided", voided);
  }
  const ended = account.subscriptions.put(subscription.id, {
    ...subscription,
    status: "incomplete_expired",
    ended_at: account.clock.seconds(),
  });
  emitEvent(account, "customer.subscription.updated", ended, { status: "incomplete" });
}
