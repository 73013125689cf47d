import { MAX_TAGS, type Tag } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { TooManyTags } from "../people-errors.ts";
import type { PeopleTables } from "../people-tables.ts";
import { lockTags } from "../records/lock-tags.ts";
import { refuseTakenName, tagColumns } from "./tag-store.ts";

export async function addTag(people: People, typed: string, { churchId }: Caller): Promise<Tag> {
  const columns = tagColumns(typed);
  return people.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<PeopleTables>();
    await lockTags(tx, churchId);
    await refuseTakenName(tx, churchId, columns.comparedName);
    const { count } = await tx
      .selectFrom("tags")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("churchId", "=", churchId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_TAGS) throw new TooManyTags();
    const tag = { churchId, id: people.newId(), ...columns, createdAt: people.now() };
    await tx.insertInto("tags").values(tag).execute();
    return { id: tag.id, name: tag.name };
  });
}
