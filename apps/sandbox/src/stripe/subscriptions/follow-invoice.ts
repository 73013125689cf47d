import type { Account } from "../account.ts";
import { emitEvent } from "../emit-event.ts";
import type { Invoice, PaymentIntent, Subscription } from "../wire.ts";
import { cancelSubscription } from "./cancel-subscription.ts";

const DAY = 24 * 60 * 60;
/** Days until the next attempt after the first, second and third failure; after the fourth the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

/** Updates the invoice that an intent pays, and its subscription, to the intent's status. */
export function followInvoice(account: Account, intent: PaymentIntent): void {
  const payment = account.invoicePayments.get(intent.id);
  const invoice = account.invoices.get(payment?.invoice ?? "");
  if (!payment || !invoice || invoice.status !== "open") return;
  const subscription = subscriptionOf(account, invoice);
  if (intent.status === "succeeded") {
    const now = account.clock.seconds();
    account.invoicePayments.put(intent.id, {
      ...payment,
      amount_paid: invoice.total,
      status: "paid",
      status_transitions: { canceled_at: null, paid_at: now },
    });
    pay(account, invoice);
    if (subscription) activate(account, subscription);
  } else if (intent.status === "processing") {
    if (subscription) activate(account, subscription);
  } else if (intent.status === "requires_action") {
    const asked = attempted(account, invoice);
    emitEvent(account, "invoice.payment_action_required", asked);
    if (subscription) fallBehind(account, subscription, asked);
  } else if (intent.status === "requires_payment_method") {
    fail(account, attempted(account, invoice), subscription, intent);
  }
}

function pay(account: Account, invoice: Invoice): void {
  account.dues.delete(invoice.id);
  const paid = account.invoices.put(invoice.id, {
    ...invoice,
    amount_paid: invoice.total,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
    status: "paid",
    status_transitions: { ...invoice.status_transitions, paid_at: account.clock.seconds() },
  });
  emitEvent(account, "invoice.paid", paid);
  emitEvent(account, "invoice.payment_succeeded", paid);
}

function attempted(account: Account, invoice: Invoice): Invoice {
  return account.invoices.put(invoice.id, { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 });
}

function fail(account: Account, invoice: Invoice, subscription: Subscription | undefined, intent: PaymentIntent): void {
  const retried = invoice.billing_reason !== "subscription_create" && subscription?.status !== "canceled";
  const days = retried ? RETRY_DAYS[invoice.attempt_count - 1] : undefined;
  const next = days === undefined ? null : account.clock.seconds() + days * DAY;
  const failed = account.invoices.put(invoice.id, { ...invoice, next_payment_attempt: next });
  if (next === null) account.dues.delete(invoice.id);
  else account.dues.put(invoice.id, next * 1000);
  emitEvent(account, "invoice.payment_failed", failed);
  if (intent.last_payment_error?.code === "authentication_required") {
    emitEvent(account, "invoice.payment_action_required", failed);
  }
  if (!subscription) return;
  if (retried && next === null) cancelSubscription(account, subscription, "payment_failed");
  else fallBehind(account, subscription, failed);
}

function activate(account: Account, subscription: Subscription): void {
  if (!["incomplete", "past_due", "unpaid"].includes(subscription.status)) return;
  account.dues.delete(`expire:${subscription.id}`);
  const active = account.subscriptions.put(subscription.id, { ...subscription, status: "active" });
  emitEvent(account, "customer.subscription.updated", active, { status: subscription.status });
}

function fallBehind(account: Account, subscription: Subscription, invoice: Invoice): void {
  if (invoice.billing_reason === "subscription_create" || !["active", "trialing"].includes(subscription.status)) return;
  const behind = account.subscriptions.put(subscription.id, { ...subscription, status: "past_due" });
  emitEvent(account, "customer.subscription.updated", behind, { status: subscription.status });
}

export function subscriptionOf(account: Account, invoice: Invoice): Subscription | undefined {
  const id = invoice.parent?.subscription_details?.subscription;
  return typeof id === "string" ? account.subscriptions.get(id) : undefined;
}
