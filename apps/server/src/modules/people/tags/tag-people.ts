import { MAX_TAGS_PER_PERSON } from "@offertory/contract";
import { sql } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { PersonNotFound, TooManyTagsOfPerson } from "../people-errors.ts";
import type { PeopleTables, PeopleTransaction } from "../people-tables.ts";
import { lockTags } from "../records/lock-tags.ts";
import { findTag } from "./tag-store.ts";

interface Tagging {
  ids: readonly string[];
  tagId: string;
  tagged: boolean;
}

/** Adds a tag to people or removes it from them, all or none. Returns the people for whom that changed something. */
export async function tagPeople(
  people: People,
  { ids, tagId, tagged }: Tagging,
  { churchId }: Caller,
): Promise<{ changedIds: string[] }> {
  const personIds = [...new Set(ids)];
  return people.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<PeopleTables>();
    await lockTags(tx, churchId);
    await findTag(tx, churchId, tagId);
    await refuseUnknownPeople(tx, churchId, personIds);
    const rows = tagged
      ? await tx
          .insertInto("taggedPeople")
          .values(personIds.map((personId) => ({ churchId, personId, tagId })))
          .onConflict((conflict) => conflict.doNothing())
          .returning("personId")
          .execute()
      : await tx
          .deleteFrom("taggedPeople")
          .where("churchId", "=", churchId)
          .where("tagId", "=", tagId)
          .where("personId", "in", personIds)
          .returning("personId")
          .execute();
    const changedIds = rows.map(({ personId }) => personId);
    if (tagged) await refuseTooManyTags(tx, churchId, changedIds);
    return { changedIds };
  });
}

async function refuseUnknownPeople(tx: PeopleTransaction, churchId: string, ids: readonly string[]): Promise<void> {
  const found = await tx
    .selectFrom("people")
    .select("id")
    .where("churchId", "=", churchId)
    .where("id", "in", ids)
    .where("stage", "<>", "gone")
    .execute();
  if (found.length < ids.length) throw new PersonNotFound();
}

async function refuseTooManyTags(tx: PeopleTransaction, churchId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const full = await tx
    .selectFrom("taggedPeople")
    .select("personId")
    .where("churchId", "=", churchId)
    .where("personId", "in", ids)
    .groupBy("personId")
    .having(sql`count(*)`, ">", MAX_TAGS_PER_PERSON)
    .executeTakeFirst();
  if (full) throw new TooManyTagsOfPerson();
}
