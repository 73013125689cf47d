import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import type { PeopleTables } from "../people-tables.ts";
import { lockTags } from "../records/lock-tags.ts";
import { findTag } from "./tag-store.ts";

/** Deletes a tag; the database removes it from everyone who has it. */
export async function deleteTag(people: People, id: string, { churchId }: Caller): Promise<{ deleted: boolean }> {
  await people.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<PeopleTables>();
    await lockTags(tx, churchId);
    await findTag(tx, churchId, id);
    await tx.deleteFrom("tags").where("churchId", "=", churchId).where("id", "=", id).execute();
  });
  return { deleted: true };
}
