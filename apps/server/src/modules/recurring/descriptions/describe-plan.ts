import { addDays, type Day, type GiftPlan } from "@offertory/contract";
import type { Recurring } from "../recurring.ts";
import type { Subscription } from "../subscription.ts";
import { dueDayFrom, lastDueDay } from "../plans/plan-dates.ts";

type PlannedRow = Pick<
  Subscription,
  "churchId" | "id" | "status" | "firstDay" | "intervalUnit" | "intervalCount" | "dueOn" | "resumesOn" | "skippedOn"
> &
  Pick<Subscription, "endsOn" | "maxPayments">;

type Needs = Pick<Recurring, "donations" | "now" | "subscriptions">;

/** Describes the coming payments of subscriptions of one church, in its time zone. */
export async function describePlans(context: Needs, rows: readonly PlannedRow[]): Promise<GiftPlan[]> {
  const [first] = rows;
  if (!first) return [];
  const today = await context.donations.dayOf(first.churchId, context.now());
  return Promise.all(rows.map((row) => planOf(context, row, today)));
}

export async function describePlan(context: Needs, row: PlannedRow): Promise<GiftPlan> {
  return planOf(context, row, await context.donations.dayOf(row.churchId, context.now()));
}

async function planOf({ subscriptions }: Needs, row: PlannedRow, today: Day): Promise<GiftPlan> {
  if (row.status === "cancelled") return NO_PLAN;
  const isLimited = row.endsOn !== null || row.maxPayments !== null;
  const paid = row.maxPayments === null ? 0 : await subscriptions.countPaid(row);
  return {
    nextDate: row.dueOn,
    skippedDate: row.skippedOn !== null && row.skippedOn >= today && row.status === "active" ? row.skippedOn : null,
    pausedUntil: pausedUntil(row, today),
    endsOn: isLimited ? lastDueDay(row, paid) : null,
    giftsLeft: row.maxPayments === null ? null : Math.max(0, row.maxPayments - paid),
  };
}

const NO_PLAN: GiftPlan = { nextDate: null, skippedDate: null, pausedUntil: null, endsOn: null, giftsLeft: null };

/** It is paused when the next payment is later than the cycle says, and not because one payment was skipped. */
function pausedUntil(row: PlannedRow, today: Day): Day | null {
  const { resumesOn, skippedOn, dueOn } = row;
  if (resumesOn === null || resumesOn <= today || skippedOn !== null) return null;
  return dueOn > dueDayFrom(row, addDays(today, 1)) ? resumesOn : null;
}
