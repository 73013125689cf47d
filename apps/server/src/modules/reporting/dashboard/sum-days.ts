import { sql } from "kysely";

const OF_FUNDS = sql.raw("l.account in ('fund', 'covered-fees')");

/**
 * Joins the donations of these days. The range of `donated_at` is for the index: in any time zone a day lies within one
 * day before and after the same day in UTC.
 */
export const donationsOn = (churchId: string, days: readonly string[]) => sql`
  unnest(${days}::date[]) as wanted (day)
  join donations g on g.church_id = ${churchId} and g.donated_on = wanted.day
    and g.donated_at >= (wanted.day::timestamp at time zone 'UTC') - interval '1 day'
    and g.donated_at < (wanted.day::timestamp at time zone 'UTC') + interval '2 days'`;

/** Sums the ledger lines of the donations of these days, by day and fund. */
export const sumDays = (churchId: string, days: readonly string[]) => sql`
  select day, fund_id, sum(given) as given, sum(refunded) as refunded, sum(disputed) as disputed, sum(fees) as fees,
    coalesce(sum(given) filter (where is_recurring), 0) as recurring,
    count(*) filter (where case when fund_id = '' then not is_void else given > 0 end)::int as gifts
  from (
    select g.donated_on as day, coalesce(l.fund_id, '') as fund_id, g.status = 'voided' as is_void,
      g.schedule_id is not null as is_recurring,
      -coalesce(sum(l.amount) filter (where ${OF_FUNDS} and l.reason in ('gift', 'correction')), 0) as given,
      coalesce(sum(l.amount) filter (where ${OF_FUNDS} and l.reason in ('refund', 'refund-failed')), 0) as refunded,
      coalesce(sum(l.amount) filter (where ${OF_FUNDS} and l.reason in ('dispute', 'dispute-won')), 0) as disputed,
      coalesce(sum(l.amount) filter (where l.account = 'fees'), 0) as fees
    from ${donationsOn(churchId, days)}
    join ledger l on l.church_id = g.church_id and l.donation_id = g.id
    group by g.donated_on, g.id, coalesce(l.fund_id, ''), g.status, g.schedule_id
  ) as gifts
  group by day, fund_id`;
