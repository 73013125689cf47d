import { sql, type Kysely } from "kysely";

/** The days and donors with ledger lines or changes that the church's sums do not include yet. */
export interface Stale {
  days: string[];
  donors: string[];
  /** The ids of the rows in `giving_moved`, which a trigger adds when a donation changes its day or donor. */
  notes: string[];
}

/**
 * Readers compute the stale days and donors from the donations and take all others from the sums, in one snapshot, so
 * the result is exact however old the sums are. `up_to` is a query of its own, so that the planner sees how few lines
 * follow it.
 */
export async function findStale<Tables>(db: Kysely<Tables>, churchId: string): Promise<Stale> {
  const summed = await sql<{ upTo: string }>`select up_to from giving_summed where church_id = ${churchId}`.execute(db);
  const { rows } = await sql<Stale>`
    with touched as materialized (
      select d.donated_on as day, d.person_id
      from (
        select distinct donation_id from ledger
        where church_id = ${churchId} and line > ${summed.rows[0]?.upTo ?? "0"} and donation_id is not null
      ) as tail
      join donations d on d.church_id = ${churchId} and d.id = tail.donation_id
    ), moved as materialized (select id, day, person_id from giving_moved where church_id = ${churchId})
    select array(select to_char(day, 'YYYY-MM-DD') from (
        select day from touched union select day from moved where day is not null
      ) as days order by day) as days,
      array(select person_id from (
        select person_id from touched where person_id is not null
        union select person_id from moved where person_id is not null
      ) as donors) as donors,
      array(select id::text from moved) as notes`.execute(db);
  return rows[0]!;
}
