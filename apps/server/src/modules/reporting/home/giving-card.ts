import { addDays, type Day } from "@offertory/contract";
import type { HomeCardSource } from "../../../platform/home-cards/home-card-source.ts";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import { maySeeDonationsOfOthers, seeChurchDonations } from "../../donations/index.ts";
import { yearEarlier } from "../dashboard/span-of.ts";
import type { Reporting } from "../reporting.ts";

const WEEKS_OF_A_YEAR = 52;

/** What was given this week and this month, compared with a year earlier; nothing in a church without donations. */
export const givingCard = (context: Pick<Reporting, "dashboard" | "donations" | "now">): HomeCardSource => ({
  kind: "giving",
  allow: maySeeDonationsOfOthers,
  async read(caller) {
    const { churchId } = seeChurchDonations(caller);
    const today = await context.donations.dayOf(churchId, context.now());
    const stale = await context.dashboard.stale(churchId);
    if ((await context.dashboard.firstDay(churchId, stale)) === null) return null;
    const periods = periodsUntil(today);
    const sums = await context.dashboard.periods(churchId, periods, stale);
    const decimal = decimalsOf(churchId);
    const [week, weekBefore, month, monthBefore] = periods.map((period, index) => ({
      ...period,
      amount: decimal(sums[index]?.net ?? 0),
      gifts: sums[index]?.gifts ?? 0,
    }));
    if (!week || !weekBefore || !month || !monthBefore) return null;
    return {
      kind: "giving",
      week: { now: week, before: weekBefore },
      month: { now: month, before: monthBefore },
    };
  },
});

/**
 * Returns this week and this month until today, each followed by the days that it is compared with. A week is compared
 * with the same weekdays, because most donations are made on Sundays; it begins on Sunday.
 */
export function periodsUntil(today: Day): { from: Day; to: Day }[] {
  const sunday = addDays(today, -new Date(`${today}T00:00:00Z`).getUTCDay());
  const first = `${today.slice(0, 7)}-01`;
  const weeksEarlier = (day: Day) => addDays(day, -7 * WEEKS_OF_A_YEAR);
  return [
    { from: sunday, to: today },
    { from: weeksEarlier(sunday), to: weeksEarlier(today) },
    { from: first, to: today },
    { from: yearEarlier(first), to: yearEarlier(today) },
  ];
}
