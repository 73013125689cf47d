import { PEOPLE_COUNTED, type CallAnswer, type listTags as listTagsCall } from "@offertory/contract";
import { sql } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";

/** Lists the tags of a church by name. People are counted up to PEOPLE_COUNTED for each. */
export const listTags = ({ db }: People, { churchId }: Caller): Promise<CallAnswer<typeof listTagsCall>> =>
  db
    .selectFrom("tags")
    .select(["id", "name", countedPeople.as("people")])
    .where("churchId", "=", churchId)
    .orderBy("comparedName")
    .execute();

const countedPeople = sql<number>`(
  select count(*)::int from (
    select 1 from tagged_people t where t.church_id = tags.church_id and t.tag_id = tags.id limit ${PEOPLE_COUNTED}
  ) as counted
)`;
