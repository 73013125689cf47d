import { sql } from "kysely";
import type { Span } from "./span-of.ts";
import { sumDonors } from "./sum-donors.ts";

export interface DonorCounts {
  count: number;
  fresh: number;
  lapsed: number;
}

/**
 * Counts the donors of a span, those who gave for the first time, and those who gave in the year before but not in the
 * span. It counts the first and last days in `giving_donors` along an index, and replaces the stale rows by their
 * current values. The few donors whose last donation is after the span are checked one by one.
 */
export function countDonors(churchId: string, { from, to, before }: Span, stale: readonly string[]) {
  const [first, last] = before ? [before.from, before.lastDay] : [from, from];
  const gave = (one: string, other: string) => sql`exists (
    select from donations d where d.church_id = ${churchId} and d.person_id = late.person_id and d.status <> 'voided'
      and d.donated_on between ${one} and ${other})`;
  const kept = sql`select person_id, first_day, last_day from giving_donors where church_id = ${churchId}`;
  return sql<DonorCounts>`
    with now as materialized (${sumDonors(churchId, stale)}),
      changed as materialized (
        select -1 as many, first_day, last_day from (${kept} and person_id = any(${stale}::text[])) as were
        union all select 1, first_day, last_day from now
      ),
      late as materialized (
        select ${gave(from, to)} as gave, ${gave(first, last)} as gave_before
        from (
          ${kept} and last_day > ${to} and person_id <> all(${stale}::text[])
          union all select * from now where last_day > ${to}
        ) as late
      )
    select
      ((select count(*) from giving_donors where church_id = ${churchId} and last_day between ${from} and ${to})
        + (select coalesce(sum(many), 0) from changed where last_day between ${from} and ${to})
        + (select count(*) from late where gave))::int as count,
      ((select count(*) from giving_donors where church_id = ${churchId} and first_day between ${from} and ${to})
        + (select coalesce(sum(many), 0) from changed where first_day between ${from} and ${to}))::int as fresh,
      ((select count(*) from giving_donors where church_id = ${churchId} and last_day between ${first} and ${last})
        + (select coalesce(sum(many), 0) from changed where last_day between ${first} and ${last})
        + (select count(*) from late where gave_before and not gave))::int as lapsed`;
}
