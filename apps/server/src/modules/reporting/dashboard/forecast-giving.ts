import { dueDay, dueUpTo, type CallAnswer, type Day, type forecastGiving as call } from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { Reporting } from "../reporting.ts";
import type { SeenChurch } from "../../donations/index.ts";
import type { DueGroup } from "./dashboard-store.ts";
import { nextMonth } from "./span-of.ts";

const MONTHS = 12;

/** Forecasts the income of the active recurring gifts for each of the next twelve months, if nothing changes. */
export async function forecastGiving(
  context: Pick<Reporting, "dashboard" | "donations" | "now">,
  { churchId }: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  const [today, groups] = await Promise.all([
    context.donations.dayOf(churchId, context.now()),
    context.dashboard.dueGroups(churchId),
  ]);
  const thisMonth = today.slice(0, 7);
  const months: string[] = [];
  for (let month = nextMonth(thisMonth); months.length < MONTHS; month = nextMonth(month)) months.push(month);
  const due = new Map([thisMonth, ...months].map((month) => [month, { amount: 0, gifts: 0 }]));
  for (const group of groups)
    for (const day of dueDays(group, `${months.at(-1)}-31`)) {
      // A payment that is overdue counts in this month.
      const month = due.get(day < thisMonth ? thisMonth : day.slice(0, 7));
      if (!month) continue;
      month.amount += group.amount;
      month.gifts += group.gifts;
    }
  const decimal = decimalsOf(churchId);
  const describeMonth = (month: string) => {
    const { amount, gifts } = due.get(month) ?? { amount: 0, gifts: 0 };
    return { amount: decimal(amount), gifts };
  };
  return {
    active: groups.reduce((sum, { gifts }) => sum + gifts, 0),
    thisMonth: describeMonth(thisMonth),
    months: months.map((month) => ({ month, ...describeMonth(month) })),
  };
}

/** Yields the next due day and all later ones, by the same rule as the scheduler. */
function* dueDays({ firstDay, dueOn, unit, count }: DueGroup, last: Day): Generator<Day> {
  const interval = { interval: unit, interval_count: count };
  if (dueOn <= last) yield dueOn;
  let number = dueUpTo(firstDay, interval, dueOn);
  for (let day = dueDay(firstDay, interval, number); day <= last; day = dueDay(firstDay, interval, number)) {
    yield day;
    number += 1;
  }
}
