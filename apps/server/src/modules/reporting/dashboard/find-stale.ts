import { sql, type Kysely } from "kysely";

/** What the sums of a church do not hold yet: the days and the donors that something was written about since. */
export interface Stale {
  days: string[];
  donors: string[];
  /** The notes of gifts that were moved, by their numbers. */
  notes: string[];
}

/**
 * Whoever reads takes these from the gifts themselves and all others from the sums, as of one moment, and is exact to the cent
 * however far behind the sums are. The line to begin at is asked for by itself: who plans the rest then knows how little it is.
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
