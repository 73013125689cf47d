import { PROVIDERS } from "@offertory/contract";
import { sql, type RawBuilder } from "kysely";
import { amountOf, wordsOf } from "./search-donations.ts";

/** The most donors whose donations are read, and the most donations of one amount or check number. */
const MAX_MATCHES = 20;

/**
 * Returns the ids of donations that match a search. Unlike the list's `matchSearch`, each part is bounded and reads an
 * index, so that a search while typing costs little in a church with many donations.
 */
export function matchNewest(churchId: string, search: string, limit: number): RawBuilder<string> {
  const text = search.trim();
  const named = wordsOf(text).map((word) => sql`n.searched like search_pattern(${word})`);
  const amount = amountOf(churchId, text);
  const most = sql.lit(MAX_MATCHES);
  const ways = [
    sql`select d.id from
      (select n.person_id from people_names n where n.church_id = ${churchId} and ${sql.join(named, sql` and `)} limit ${most}) donor,
      lateral (select id from donations where church_id = ${churchId} and person_id = donor.person_id
        order by donated_at desc, id desc limit ${sql.lit(limit)}) d`,
    sql`select id from donations where church_id = ${churchId} and id = ${text}`,
    sql`select id from donations
      where church_id = ${churchId} and provider = any(${[...PROVIDERS]}) and transaction_id = ${text}`,
    sql`(select id from donations where church_id = ${churchId} and method = 'check' and method_details = ${text} limit ${most})`,
    ...(amount === null
      ? []
      : [
          sql`(select id from donations where church_id = ${churchId} and amount = ${amount} order by id desc limit ${most})`,
        ]),
  ];
  return sql<string>`(${sql.join(ways, sql` union all `)})`;
}
