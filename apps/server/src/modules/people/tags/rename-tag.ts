import type { Tag } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import type { PeopleTables } from "../people-tables.ts";
import { lockTags } from "../records/lock-tags.ts";
import { findTag, refuseTakenName, tagColumns } from "./tag-store.ts";

export async function renameTag(people: People, id: string, typed: string, { churchId }: Caller): Promise<Tag> {
  const columns = tagColumns(typed);
  return people.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<PeopleTables>();
    await lockTags(tx, churchId);
    await findTag(tx, churchId, id);
    await refuseTakenName(tx, churchId, columns.comparedName, id);
    await tx.updateTable("tags").set(columns).where("churchId", "=", churchId).where("id", "=", id).execute();
    return { id, name: columns.name };
  });
}
