import type { ScheduleChange } from "@offertory/contract";
import { openAccount } from "../../gateways/index.ts";
import { recurringChanged } from "../events/recurring-changed.ts";
import { inTransaction, type Recurring, type RecurringStores } from "../recurring.ts";
import { ScheduleRefused } from "../recurring-errors.ts";
import { applySchedule } from "../schedule/apply-schedule.ts";
import { markSynced } from "../schedule/mark-synced.ts";
import { termsOf } from "../schedule/terms-of.ts";
import { midOfDay } from "../schedule/mid-of-day.ts";
import type { SubscriptionChange as Columns } from "../store/subscription-store.ts";
import type { Subscription } from "../subscription.ts";
import { planChange, type PlanColumns } from "../plans/plan-change.ts";

const RETRY_DELAY_MS = 30_000;

/**
 * Changes the coming payments of a subscription. It is committed before the provider is told, which the worker repeats
 * until the provider has answered. The caller checks who may do this.
 */
export async function changeSchedule(
  context: Recurring,
  own: Subscription,
  change: ScheduleChange,
): Promise<Subscription> {
  const { before, after } = await inTransaction(context, async (stores, tx) => {
    const row = await stores.subscriptions.lock(own);
    const today = await stores.donations.dayOf(row.churchId, context.now());
    const columns = planChange(row, change, { today, paid: await stores.subscriptions.countPaid(row) });
    if (!columns) return { before: row, after: row };
    const { churchId, id: subscriptionId } = row;
    const revision = row.revision + 1;
    const changed = await stores.subscriptions.change(row, {
      ...(await columnsOf(stores, row, columns)),
      revision,
      ...(row.scheduleOwner === "provider" && {
        toSync: "change",
        checkAt: new Date(context.now().getTime() + RETRY_DELAY_MS),
      }),
    });
    if (row.scheduleOwner === "us") await context.publish(tx, recurringChanged, { churchId, subscriptionId, revision });
    return { before: row, after: changed };
  });
  return after.toSync === "change" && after !== before ? tellProvider(context, before, after) : after;
}

/** A payment by our own scheduler is due when its day begins in the church's time zone. */
async function columnsOf(
  { subscriptions }: Pick<RecurringStores, "subscriptions">,
  { churchId, scheduleOwner }: Subscription,
  columns: PlanColumns,
): Promise<Columns> {
  const { dueOn, firstDay } = columns;
  if (dueOn === undefined) return columns;
  const moves = firstDay === undefined ? null : await midOfDay(subscriptions, churchId, firstDay);
  const nextDue = scheduleOwner === "us" ? await subscriptions.startOfDay(churchId, dueOn) : moves;
  return {
    ...columns,
    ...(moves && { anchor: moves, beginsAt: moves }),
    ...(nextDue && { nextDue }),
    ...(scheduleOwner === "us" && { checkAt: nextDue, checks: 0 }),
  };
}

/** Tells the provider at once. A refused change is undone; without an answer, the worker repeats the call. */
async function tellProvider(context: Recurring, before: Subscription, after: Subscription): Promise<Subscription> {
  const gateway = await context.gateways.find(after.churchId, after.gatewayId);
  const recurring = gateway && context.providers[gateway.provider].recurring;
  if (!gateway || !recurring) return after;
  const update = await recurring.change(openAccount(context, gateway), await termsOf(context, after));
  if (update.outcome === "unknown") return after;
  if (update.outcome !== "refused") return applySchedule(context, gateway, await markSynced(context, after), update);
  const { firstDay, anchor, beginsAt, dueOn, nextDue, resumesOn, skippedOn, endsOn, maxPayments } = before;
  const previous = { firstDay, anchor, beginsAt, dueOn, nextDue, resumesOn, skippedOn, endsOn, maxPayments };
  await context.subscriptions.change(after, { ...previous, revision: after.revision + 1, toSync: "", checks: 0 });
  throw new ScheduleRefused();
}
