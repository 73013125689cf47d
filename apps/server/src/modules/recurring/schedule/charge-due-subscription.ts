import { dueDay, dueUpTo } from "@offertory/contract";
import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { churchMoney } from "../../../platform/money/church-money.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import { applyPaymentUpdate, type Intent, takePayment } from "../../payments/index.ts";
import type { Recurring } from "../recurring.ts";
import { isPaidByOrder, paymentSourceOfDue, switchToSavedCard } from "./payment-source-of-due.ts";
import { settleDue } from "./settle-due.ts";
import type { Subscription } from "../subscription.ts";

const HOUR_MS = 3_600_000;

/**
 * Our own scheduler, for providers without one: charges the payment that is due, one for each due day. If due days were
 * missed while the server was down, only one payment is charged for all of them.
 */
export async function chargeDueSubscription(
  context: Recurring,
  gateway: Gateway,
  due: Subscription,
): Promise<Subscription> {
  const { churchId, firstDay, dueOn: next } = due;
  const isRenewal = due.status !== "incomplete";
  const subscription = isRenewal && isPaidByOrder(due) ? await switchToSavedCard(context, gateway, due) : due;
  const today = await context.donations.dayOf(churchId, context.now());
  const begun = next > today ? undefined : await context.subscriptions.paymentOf(subscription, next);
  if (!begun && (next > today || (isRenewal && isPaidByOrder(subscription))))
    return waitUntilDue(context, subscription);

  const interval = { interval: subscription.intervalUnit, interval_count: subscription.intervalCount };
  const latest = dueDay(firstDay, interval, dueUpTo(firstDay, interval, today) - 1);
  const dueOn = begun || subscription.tries > 0 ? next : latest;
  const payment = begun ?? (await pay(context, gateway, subscription, dueOn));
  await faultPoint("due-before-settle");
  return settleDue(
    context,
    { ...subscription, dueOn },
    await cancelUnpaidPayment(context, gateway, subscription, payment),
  );
}

/** Waits until the due day begins in the church's time zone, or for an hour while the order's card is not saved yet. */
async function waitUntilDue(
  context: Pick<Recurring, "now" | "subscriptions">,
  subscription: Subscription,
): Promise<Subscription> {
  const nextDue = await context.subscriptions.startOfDay(subscription.churchId, subscription.dueOn);
  const checkAt = isPaidByOrder(subscription) ? new Date(context.now().getTime() + HOUR_MS) : nextDue;
  return context.subscriptions.change(subscription, { status: "active", nextDue, checkAt, checks: 0 });
}

async function pay(context: Recurring, gateway: Gateway, subscription: Subscription, dueOn: string): Promise<Intent> {
  const { churchId, id, personId, notes, campaign, tries } = subscription;
  return takePayment(context, {
    gateway,
    personId,
    paymentSource: await paymentSourceOfDue(context, subscription),
    amount: churchMoney(churchId, subscription.amount),
    coveredFee: churchMoney(churchId, subscription.coveredFee),
    funds: await context.subscriptions.fundsOf(subscription),
    notes,
    campaign,
    // Two processes with the same try send the same key and so make one payment.
    sentKey: `due ${id} ${dueOn} ${tries}`,
    address: "0.0.0.0",
    schedule: { id, dueOn },
  });
}

/** Cancels a failed payment, or one that waits for an absent donor, so that it cannot succeed after another try. */
async function cancelUnpaidPayment(
  context: Recurring,
  gateway: Gateway,
  { status }: Subscription,
  payment: Intent,
): Promise<Intent> {
  const isWaiting = payment.status === "requires_action" && status !== "incomplete";
  if (!payment.providerId || !(isWaiting || payment.status === "failed")) return payment;
  const { charges } = context.providers[gateway.provider];
  const update = await charges.cancel(openAccount(context, gateway), payment.providerId);
  const isChanged = update.outcome === "succeeded" || (isWaiting && ["cancelled", "failed"].includes(update.outcome));
  return isChanged ? applyPaymentUpdate(context, payment, update) : payment;
}
