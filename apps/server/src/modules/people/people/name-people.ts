import type { PersonCard } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { describeSummary, SUMMARY_COLUMNS } from "../records/describe-person.ts";

const MAX_NAMED = 200;

/**
 * Returns names and photos of people for everyone in the church, because messages show who wrote them. Contact data is
 * left out.
 */
export async function namePeople(people: People, ids: string, { churchId }: Caller): Promise<PersonCard[]> {
  const distinctIds = [...new Set(ids.split(",").map((id) => id.trim()))].filter(Boolean).slice(0, MAX_NAMED);
  if (distinctIds.length === 0) return [];
  const rows = await people.db
    .selectFrom("people")
    .select(SUMMARY_COLUMNS)
    .where("churchId", "=", churchId)
    .where("id", "in", distinctIds)
    .where("stage", "<>", "gone")
    .execute();
  return rows.map((row) => {
    const { contactInfo: _, ...card } = describeSummary(row);
    return card;
  });
}
