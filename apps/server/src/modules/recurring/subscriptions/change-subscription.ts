import type { SubscriptionChange } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { openAccount, GatewayNotFound } from "../../gateways/index.ts";
import { CardRefused } from "../../payments/index.ts";
import type { FundLine } from "../../funds/index.ts";
import { inTransaction, type Recurring } from "../recurring.ts";
import { SubscriptionNotFound } from "../recurring-errors.ts";
import { recurringChanged } from "../events/recurring-changed.ts";
import { applySchedule } from "../schedule/apply-schedule.ts";
import { markSynced } from "../schedule/mark-synced.ts";
import { runDueSubscription } from "../schedule/run-due-subscriptions.ts";
import { requireEditableSubscription } from "./require-subscription.ts";
import { readChange } from "./read-change.ts";
import type { SubscriptionChange as Columns } from "../store/subscription-store.ts";
import type { Subscription } from "../subscription.ts";
import { termsOf } from "../schedule/terms-of.ts";

const RETRY_DELAY_MS = 30_000;

/** Changes interval, payment method or fund lines. A failing payment is tried with a new method at once. */
export async function changeSubscription(
  context: Recurring,
  request: SubscriptionChange,
  caller: Caller,
): Promise<Subscription> {
  const own = await requireEditableSubscription(context, request.id, caller);
  if (own.status === "cancelled" || own.status === "incomplete") throw new SubscriptionNotFound();
  const gateway = await context.gateways.find(own.churchId, own.gatewayId);
  if (!gateway) throw new GatewayNotFound();
  const { columns, funds, newMethod, newInterval } = await readChange(context, gateway, own, request);
  if (!newMethod && !newInterval && !funds) return own;
  const before = await context.subscriptions.fundsOf(own);
  const isProviderOwned = own.scheduleOwner === "provider";
  const soon = new Date(context.now().getTime() + RETRY_DELAY_MS);
  const changed = await write(
    context,
    own,
    { ...columns, ...(isProviderOwned && { toSync: "change", checkAt: soon }) },
    funds,
  );

  const { recurring } = context.providers[gateway.provider];
  const retriesPayment = newMethod && changed.status === "past_due";
  if (!isProviderOwned || !recurring) return retriesPayment ? runDueSubscription(context, changed) : changed;
  const account = openAccount(context, gateway);
  const update = await recurring.change(account, await termsOf(context, changed));
  if (update.outcome === "unknown") return changed;
  if (update.outcome === "refused") {
    await write(context, changed, previousColumns(own), funds && before);
    throw new CardRefused(update);
  }
  const synced = await markSynced(context, changed);
  const { invoice } = update;
  if (!retriesPayment || invoice?.status !== "open") return applySchedule(context, gateway, synced, update);
  await recurring.payInvoice(account, { id: invoice.id, methodId: changed.methodId });
  return runDueSubscription(context, synced);
}

const write = (
  context: Pick<Recurring, "connection" | "publish">,
  subscription: Subscription,
  columns: Columns,
  funds: FundLine[] | null,
) =>
  inTransaction(context, async ({ subscriptions }, tx) => {
    const row = await subscriptions.lock(subscription);
    if (row.status === "cancelled") throw new SubscriptionNotFound();
    if (funds) await subscriptions.dropFunds(row);
    if (funds) await subscriptions.addFunds(row, funds);
    const revision = row.revision + 1;
    const { churchId, id: subscriptionId } = row;
    // A change that the provider has to accept is published when it has.
    if (columns.toSync === undefined)
      await context.publish(tx, recurringChanged, { churchId, subscriptionId, revision });
    return subscriptions.change(row, { ...columns, revision });
  });

const previousColumns = (own: Subscription): Columns => ({
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
  resumesOn: own.resumesOn,
  skippedOn: own.skippedOn,
  toSync: "",
});
