import type { PeopleTransaction } from "../people-tables.ts";
import { lockTags } from "./lock-tags.ts";

/**
 * Gives the tags of a dropped person to the kept one, who then has the tags of both, even if those are more than one may
 * add.
 */
export async function moveTags(
  tx: PeopleTransaction,
  { churchId, keepId, dropId }: { churchId: string; keepId: string; dropId: string },
): Promise<void> {
  await lockTags(tx, churchId);
  await tx
    .insertInto("taggedPeople")
    .columns(["churchId", "personId", "tagId"])
    .expression((eb) =>
      eb
        .selectFrom("taggedPeople")
        .select(["churchId", eb.val(keepId).as("personId"), "tagId"])
        .where("churchId", "=", churchId)
        .where("personId", "=", dropId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await deleteTagsOf(tx, churchId, dropId);
}

/** Removes all tags of an erased person. */
export async function removeTags(tx: PeopleTransaction, churchId: string, personId: string): Promise<void> {
  await lockTags(tx, churchId);
  await deleteTagsOf(tx, churchId, personId);
}

const deleteTagsOf = (tx: PeopleTransaction, churchId: string, personId: string) =>
  tx.deleteFrom("taggedPeople").where("churchId", "=", churchId).where("personId", "=", personId).execute();
