import { dueDay, dueUpTo } from "@offertory/contract";
import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { churchMoney } from "../../../platform/money/church-money.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import { applyPaymentUpdate, type Intent, takePayment } from "../../payments/index.ts";
import type { Recurring } from "../recurring.ts";
import { isByOrder, paymentSourceOfDue, takeUpSavedCard } from "./payment-source-of-due.ts";
import { settleDue } from "./settle-due.ts";
import type { Subscription } from "../subscription.ts";

const HOUR_MS = 3_600_000;

/**
 * Our own timetable, for providers that have none: takes the payment that is due, one for each due day. What was missed while
 * nobody was there is caught up once, not once for each day that was missed.
 */
export async function chargeDueSubscription(
  giving: Recurring,
  gateway: Gateway,
  asked: Subscription,
): Promise<Subscription> {
  const { churchId, firstDay, dueOn: next } = asked;
  const isLater = asked.status !== "incomplete";
  const subscription = isLater && isByOrder(asked) ? await takeUpSavedCard(giving, gateway, asked) : asked;
  const today = await giving.donations.dayOf(churchId, giving.now());
  const begun = next > today ? undefined : await giving.subscriptions.paymentOf(subscription, next);
  if (!begun && (next > today || (isLater && isByOrder(subscription)))) return wait(giving, subscription);

  const rhythm = { interval: subscription.intervalUnit, interval_count: subscription.intervalCount };
  const latest = dueDay(firstDay, rhythm, dueUpTo(firstDay, rhythm, today) - 1);
  const dueOn = begun || subscription.tries > 0 ? next : latest;
  const payment = begun ?? (await pay(giving, gateway, subscription, dueOn));
  await faultPoint("due-before-settle");
  return settleDue(giving, { ...subscription, dueOn }, await makeSure(giving, gateway, subscription, payment));
}

/** Until the day begins where the church is; and sooner while the card is not ours to use. */
async function wait(
  giving: Pick<Recurring, "now" | "subscriptions">,
  subscription: Subscription,
): Promise<Subscription> {
  const nextDue = await giving.subscriptions.dawnOf(subscription.churchId, subscription.dueOn);
  const checkAt = isByOrder(subscription) ? new Date(giving.now().getTime() + HOUR_MS) : nextDue;
  return giving.subscriptions.change(subscription, { status: "active", nextDue, checkAt, checks: 0 });
}

async function pay(giving: Recurring, gateway: Gateway, subscription: Subscription, dueOn: string): Promise<Intent> {
  const { churchId, id, personId, notes, tries } = subscription;
  return takePayment(giving, {
    gateway,
    personId,
    paymentSource: await paymentSourceOfDue(giving, subscription),
    amount: churchMoney(churchId, subscription.amount),
    coveredFee: churchMoney(churchId, subscription.coveredFee),
    funds: await giving.subscriptions.fundsOf(subscription),
    notes,
    // Two who come at once to the same try are one.
    sentKey: `due ${id} ${dueOn} ${tries}`,
    address: "0.0.0.0",
    schedule: { id, dueOn },
  });
}

/** Before another try: the one that failed, or that waits for a donor who is not there, can never go through later. */
async function makeSure(
  giving: Recurring,
  gateway: Gateway,
  { status }: Subscription,
  payment: Intent,
): Promise<Intent> {
  const isWaiting = payment.status === "requires_action" && status !== "incomplete";
  if (!payment.providerId || !(isWaiting || payment.status === "failed")) return payment;
  const { charges } = giving.providers[gateway.provider];
  const update = await charges.cancel(openAccount(giving, gateway), payment.providerId);
  const isNews = update.outcome === "succeeded" || (isWaiting && ["cancelled", "failed"].includes(update.outcome));
  return isNews ? applyPaymentUpdate(giving, payment, update) : payment;
}
