import { PEOPLE_COUNTED } from "@offertory/contract";
import { sql, type RawBuilder } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { LIST_COLUMNS, type ListRow } from "./describe-person.ts";
import { matchPeople, type PeopleFilter } from "./match-people.ts";
import { SORT_COLUMNS, type Listing, type Place, type SortKeys } from "./people-cursor.ts";

export type PageRow = ListRow & SortKeys;

interface Wanted {
  listing: Listing;
  place: Place | undefined;
  size: number;
}

const KEY_COLUMNS = ["sortName", "sortEmail", "sortStatus", "createdAt"] as const;

/** A page read along the index of its order. */
export const pageOfMany = (people: People, { listing, place, size }: Wanted, caller: Caller): Promise<PageRow[]> => {
  const { order, after } = readingFrom(listing, place);
  let query = matchPeople(people, listing, caller).select(LIST_COLUMNS).select(KEY_COLUMNS).orderBy(order).limit(size);
  if (after) query = query.where(after);
  return query.execute();
};

/**
 * A page of those that were found: all of them are fetched, counted and sorted. The database, asked for the first few in
 * an order, might read along the index of that order and meet a rare name only at its end.
 */
export async function pageOfFew(
  people: People,
  { listing, place, size }: Wanted,
  caller: Caller,
): Promise<{ total: number; rows: PageRow[] }> {
  const { order, after } = readingFrom(listing, place);
  const rows = await people.db
    .with(
      (cte) => cte("found").materialized(),
      () =>
        matchPeople(people, listing, caller)
          .select(["people.id", ...KEY_COLUMNS])
          .limit(PEOPLE_COUNTED + 1),
    )
    .with("page", (db) => {
      const page = db.selectFrom("found").selectAll().orderBy(order).limit(size);
      return after ? page.where(after) : page;
    })
    .selectFrom("people")
    .innerJoin("page", "page.id", "people.id")
    .select(LIST_COLUMNS.map((column) => `people.${column}` as const))
    .select(KEY_COLUMNS.map((column) => `page.${column}` as const))
    .where("people.churchId", "=", caller.churchId)
    .orderBy(order)
    .execute();
  return { total: 0, rows };
}

/** How many there are, as far as they are counted, and one more when there are more. */
export async function countPeople(people: People, filter: PeopleFilter, caller: Caller): Promise<number> {
  const { count } = await people.db
    .selectFrom(
      matchPeople(people, filter, caller)
        .select("people.id")
        .limit(PEOPLE_COUNTED + 1)
        .as("counted"),
    )
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The order in which to read, which is turned around toward the previous page, and where to begin. */
function readingFrom({ sort, direction }: Listing, place: Place | undefined) {
  const up = (direction === "asc") === (place?.toward !== "previous");
  const columns = SORT_COLUMNS[sort].map((column) => sql.ref(column));
  const order: RawBuilder<unknown> = sql.join(columns.map((column) => sql`${column} ${sql.raw(up ? "asc" : "desc")}`));
  const after =
    place && sql<boolean>`(${sql.join(columns)}) ${sql.raw(up ? ">" : "<")} (${sql.join(place.keys)})`;
  return { order, after };
}
