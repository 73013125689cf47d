import { sql } from "kysely";
import type { ReportingDatabase } from "../reporting-tables.ts";
import { countDonors, type DonorCounts } from "./count-donors.ts";
import { findStale, type Stale } from "./find-stale.ts";
import type { Span } from "./span-of.ts";
import { donationsOn, sumDays } from "./sum-days.ts";

/** Sums of a month and a fund, in minor units. Without a fund: covered fees, fees, and the number of donations. */
export interface MonthSums {
  month: string;
  fundId: string;
  given: number;
  refunded: number;
  disputed: number;
  fees: number;
  recurring: number;
  gifts: number;
}

/** A group of recurring gifts that are due on the same days. */
export interface DueGroup {
  unit: "day" | "week" | "month" | "year";
  count: number;
  firstDay: string;
  dueOn: string;
  amount: number;
  gifts: number;
}

export const dashboardStore = (db: ReportingDatabase) => ({
  stale: (churchId: string): Promise<Stale> => findStale(db, churchId),

  /** Sums the days of a span, and those of the year before with which it is compared. */
  months: async (churchId: string, { from, to, before }: Span, stale: Stale): Promise<MonthSums[]> => {
    const isCounted = (day: string) => (day >= from && day <= to) || (before && day >= before.from && day <= before.to);
    const fresh = stale.days.filter(isCounted);
    const { rows } = await sql<MonthSums>`
      select to_char(month, 'YYYY-MM') as month, fund_id, sum(given)::float8 as given, sum(refunded)::float8 as refunded,
        sum(disputed)::float8 as disputed, sum(fees)::float8 as fees, sum(recurring)::float8 as recurring, sum(gifts)::int as gifts
      from (
        select date_trunc('month', day::timestamp) as month, days.*
        from (
          select day, fund_id, given, refunded, disputed, fees, recurring, gifts from giving_days
          where church_id = ${churchId} and day <> all(${fresh}::date[])
            and (day between ${from} and ${to} or day between ${before?.from ?? from} and ${before?.to ?? to})
          union all
          ${sumDays(churchId, fresh)}
        ) as days
      ) as days
      group by month, fund_id order by month, fund_id`.execute(db);
    return rows;
  },

  /** Returns the sum and the number of donations of each period, in their order. */
  periods: async (
    churchId: string,
    periods: readonly { from: string; to: string }[],
    stale: Stale,
  ): Promise<{ net: number; gifts: number }[]> => {
    const fresh = stale.days.filter((day) => periods.some(({ from, to }) => day >= from && day <= to));
    const { rows } = await sql<{ net: number; gifts: number }>`
      select coalesce(sum(d.given - d.refunded - d.disputed), 0)::float8 as net,
        coalesce(sum(d.gifts) filter (where d.fund_id = ''), 0)::int as gifts
      from unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[])
        with ordinality as period (first, last, place)
      left join lateral (
        select fund_id, given, refunded, disputed, gifts from giving_days
        where church_id = ${churchId} and day between period.first and period.last and day <> all(${fresh}::date[])
        union all
        select fund_id, given, refunded, disputed, gifts from (${sumDays(churchId, fresh)}) as days
        where day between period.first and period.last
      ) as d on true
      group by period.place order by period.place`.execute(db);
    return rows;
  },

  /** Returns the day of the first donation; null if there is none. */
  firstDay: async (churchId: string, { days }: Stale): Promise<string | null> =>
    (
      await sql<{ day: string | null }>`
        select to_char(least(
          (select min(day) from giving_days
            where church_id = ${churchId} and fund_id = '' and gifts > 0 and day <> all(${days}::date[])),
          (select min(g.donated_on) from ${donationsOn(churchId, days)} and g.status <> 'voided')
        ), 'YYYY-MM-DD') as day`.execute(db)
    ).rows[0]?.day ?? null,

  donors: async (churchId: string, span: Span, { donors }: Stale): Promise<DonorCounts> =>
    (await countDonors(churchId, span, donors).execute(db)).rows[0]!,

  fundNames: (churchId: string): Promise<{ id: string; name: string }[]> =>
    db.selectFrom("funds").select(["id", "name"]).where("churchId", "=", churchId).orderBy("position").execute(),

  /**
   * Returns the active recurring gifts, grouped by the days on which they are due. These depend only on the next due
   * day, the interval, and for months and years on the first payment's day of the month.
   */
  dueGroups: async (churchId: string): Promise<DueGroup[]> =>
    (
      await sql<DueGroup>`
        select interval_unit as unit, interval_count as count, to_char(min(first_day), 'YYYY-MM-DD') as first_day,
          to_char(due_on, 'YYYY-MM-DD') as due_on, sum(amount)::float8 as amount, count(*)::int as gifts
        from subscriptions where church_id = ${churchId} and status = 'active'
        group by interval_unit, interval_count, due_on,
          case when interval_unit in ('month', 'year') then extract(day from first_day) end`.execute(db)
    ).rows,
});
