import type { CallAnswer, searchHouseholds as searchHouseholdsCall } from "@offertory/contract";
import { sql } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { searchWords } from "../records/match-people.ts";

const MAX_FOUND = 25;

/** Searches households by name. Names that begin with the search text come first. */
export async function searchHouseholds(
  { db }: People,
  search: string,
  { churchId }: Caller,
): Promise<CallAnswer<typeof searchHouseholdsCall>> {
  const words = searchWords(search);
  let found = db.selectFrom("households").select(["id", "name", "sortName"]).where("churchId", "=", churchId);
  for (const word of words) found = found.where(sql<boolean>`searched like search_pattern(${word})`);
  if (words.length > 0) found = found.orderBy(sql`starts_with(sort_name, fold_text(${words.join(" ")}))`, "desc");

  const size = sql<number>`(
    select count(*)::int from people
    where people.church_id = ${churchId} and people.household_id = household.id and people.stage = 'active'
  )`;
  return db
    .selectFrom(found.orderBy("sortName").orderBy("id").limit(MAX_FOUND).as("household"))
    .select(["household.id", "household.name", size.as("size")])
    .execute();
}
