import { PEOPLE_COUNTED } from "@offertory/contract";
import { sql } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { LIST_COLUMNS, type ListRow } from "../records/describe-person.ts";
import { matchPeople, type PeopleFilter } from "../records/match-people.ts";
import { SORT_COLUMNS, type Listing, type PeopleCursor, type SortKeys } from "./people-cursor.ts";

export type PageRow = ListRow & SortKeys;

export interface PageRequest {
  listing: Listing;
  start: PeopleCursor | undefined;
  size: number;
}

const KEY_COLUMNS = ["sortName", "sortEmail", "sortStatus", "createdAt"] as const;

/** Reads a page in the order of the index for its sort columns. */
export const readInIndexOrder = (
  people: People,
  { listing, start, size }: PageRequest,
  caller: Caller,
): Promise<PageRow[]> => {
  const { order, after } = orderFrom(listing, start);
  let query = matchPeople(people, listing, caller).select(LIST_COLUMNS).select(KEY_COLUMNS).orderBy(order).limit(size);
  if (after) query = query.where(after);
  return query.execute();
};

/** The most search results that are all fetched and sorted. */
export const MAX_SORTED_MATCHES = 2000;

/**
 * Reads a page of search results if there are at most MAX_SORTED_MATCHES: fetches, counts and sorts all of them.
 * Returns undefined if there are more. A query with order and limit might make PostgreSQL read the whole index of that
 * order to find a rare name.
 */
export async function readSortedMatches(
  people: People,
  { listing, start, size }: PageRequest,
  caller: Caller,
): Promise<{ total: number; rows: PageRow[] } | undefined> {
  const { order, after } = orderFrom(listing, start);
  const match = matchPeople(people, listing, caller)
    .select(["people.id", ...KEY_COLUMNS])
    .limit(MAX_SORTED_MATCHES + 1);
  const found = await sql<{ total: number; ids: string[] }>`
    with found as materialized (${match})
    select (select count(*)::int from found) as total,
      array(select id from found where ${after ?? sql`true`} order by ${order} limit ${size}) as ids`.execute(
    people.db,
  );
  const { total, ids } = found.rows[0]!;
  if (total > MAX_SORTED_MATCHES) return undefined;
  if (ids.length === 0) return { total, rows: [] };

  const rows = await people.db
    .selectFrom("people")
    .select(LIST_COLUMNS)
    .select(KEY_COLUMNS)
    .where("churchId", "=", caller.churchId)
    .where("id", "in", ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { total, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}

/** Counts the people that match, up to PEOPLE_COUNTED + 1. */
export async function countPeople(people: People, filter: PeopleFilter, caller: Caller): Promise<number> {
  const counted = matchPeople(people, filter, caller)
    .select("people.id")
    .limit(PEOPLE_COUNTED + 1);
  const { total } = await people.db
    .selectFrom(counted.as("counted"))
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns the SQL order, reversed for the previous page, and the condition for the rows after the cursor. */
function orderFrom({ sort, direction }: Listing, start: PeopleCursor | undefined) {
  const ascending = (direction === "asc") === (start?.toward !== "previous");
  const columns = SORT_COLUMNS[sort].map((column) => sql.ref(column));
  const order = sql.join(columns.map((column) => sql`${column} ${sql.raw(ascending ? "asc" : "desc")}`));
  const after =
    start && sql<boolean>`(${sql.join(columns)}) ${sql.raw(ascending ? ">" : "<")} (${sql.join(start.keys)})`;
  return { order, after };
}
