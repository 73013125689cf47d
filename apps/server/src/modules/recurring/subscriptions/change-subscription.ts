import type { SubscriptionChange } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { openAccount, GatewayNotFound } from "../../gateways/index.ts";
import { CardRefused } from "../../payments/index.ts";
import type { FundShare } from "../../funds/index.ts";
import { inTransaction, type Recurring } from "../recurring.ts";
import { SubscriptionNotFound } from "../recurring-errors.ts";
import { applySchedule } from "../schedule/apply-schedule.ts";
import { runDueSubscription } from "../schedule/run-due-subscriptions.ts";
import { ownSubscription } from "./own-subscription.ts";
import { readChange } from "./read-change.ts";
import type { SubscriptionChange as Columns } from "../store/subscription-store.ts";
import type { Subscription } from "../subscription.ts";
import { termsOf } from "../schedule/terms-of.ts";

const SOON_MS = 30_000;

/** Changes interval, payment method or fund lines. A failing payment is tried with a new method at once. */
export async function changeSubscription(
  context: Recurring,
  asked: SubscriptionChange,
  caller: Caller,
): Promise<Subscription> {
  const own = await ownSubscription(context, asked.id, caller);
  if (own.status === "cancelled" || own.status === "incomplete") throw new SubscriptionNotFound();
  const gateway = await context.gateways.find(own.churchId, own.gatewayId);
  if (!gateway) throw new GatewayNotFound();
  const { columns, funds, newMethod, newRhythm } = await readChange(context, gateway, own, asked);
  if (!newMethod && !newRhythm && !funds) return own;
  const before = await context.subscriptions.fundsOf(own);
  const isTheirs = own.scheduleOwner === "provider";
  const soon = new Date(context.now().getTime() + SOON_MS);
  const changed = await write(
    context,
    own,
    { ...columns, ...(isTheirs && { toSync: "change", checkAt: soon }) },
    funds,
  );

  const { recurring } = context.providers[gateway.provider];
  const isOpen = newMethod && changed.status === "past_due";
  if (!isTheirs || !recurring) return isOpen ? runDueSubscription(context, changed) : changed;
  const account = openAccount(context, gateway);
  const update = await recurring.change(account, termsOf(changed));
  if (update.outcome === "unknown") return changed;
  if (update.outcome === "refused") {
    await write(context, changed, asItWas(own), funds && before);
    throw new CardRefused(update.reason);
  }
  const told = await context.subscriptions.change(changed, { toSync: "", checks: 0 });
  const { bill } = update;
  if (!isOpen || bill?.status !== "open") return applySchedule(context, gateway, told, update);
  await recurring.payBill(account, { id: bill.id, methodId: changed.methodId });
  return runDueSubscription(context, told);
}

const write = (
  context: Pick<Recurring, "connection">,
  subscription: Subscription,
  columns: Columns,
  funds: FundShare[] | null,
) =>
  inTransaction(context, async ({ subscriptions }) => {
    const row = await subscriptions.lock(subscription);
    if (row.status === "cancelled") throw new SubscriptionNotFound();
    if (funds) await subscriptions.dropFunds(row);
    if (funds) await subscriptions.addFunds(row, funds);
    return subscriptions.change(row, columns);
  });

const asItWas = (own: Subscription): Columns => ({
  methodId: own.methodId,
  methodType: own.methodType,
  methodName: own.methodName,
  methodLast4: own.methodLast4,
  customerId: own.customerId,
  amount: own.amount,
  coveredFee: own.coveredFee,
  intervalUnit: own.intervalUnit,
  intervalCount: own.intervalCount,
  anchor: own.anchor,
  firstDay: own.firstDay,
  toSync: "",
});
