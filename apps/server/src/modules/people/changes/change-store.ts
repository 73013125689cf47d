import type { Insertable, Selectable } from "kysely";
import type { PeopleDatabase, PeopleTables, PeopleTransaction } from "../people-tables.ts";

export type PersonChangeRow = Selectable<PeopleTables["personChanges"]>;

/** Stores a pending change. It replaces an earlier one of the same kind for the same person. */
export async function addChange(tx: PeopleTransaction, change: Insertable<PeopleTables["personChanges"]>) {
  await tx.deleteFrom("personChanges").where("expiresAt", "<=", change.askedAt).execute();
  await tx
    .deleteFrom("personChanges")
    .where("churchId", "=", change.churchId)
    .where("personId", "=", change.personId)
    .where("kind", "=", change.kind)
    .execute();
  await tx.insertInto("personChanges").values(change).execute();
}

const pendingChanges = (db: PeopleDatabase | PeopleTransaction, now: Date) =>
  db.selectFrom("personChanges").selectAll("personChanges").where("expiresAt", ">", now);

export const findByToken = (tx: PeopleTransaction, tokenHash: string, now: Date) =>
  pendingChanges(tx, now).where("tokenHash", "=", tokenHash).forUpdate().executeTakeFirst();

export const findChange = (
  tx: PeopleTransaction,
  { churchId, personId, id }: Pick<PersonChangeRow, "churchId" | "personId" | "id">,
  now: Date,
) =>
  pendingChanges(tx, now)
    .where("churchId", "=", churchId)
    .where("id", "=", id)
    .where(({ eb, or }) => or([eb("personId", "=", personId), eb("keepId", "=", personId)]))
    .forUpdate()
    .executeTakeFirst();

/** Lists the pending changes of a person, with the names of both people of a merge. */
export const listOpenChanges = (db: PeopleDatabase, churchId: string, personId: string, now: Date) =>
  pendingChanges(db, now)
    .innerJoin("people as given", (join) =>
      join.onRef("given.churchId", "=", "personChanges.churchId").onRef("given.id", "=", "personChanges.personId"),
    )
    .leftJoin("people as kept", (join) =>
      join.onRef("kept.churchId", "=", "personChanges.churchId").onRef("kept.id", "=", "personChanges.keepId"),
    )
    .select(["given.displayName as personName", "kept.displayName as keptName"])
    .where("personChanges.churchId", "=", churchId)
    .where(({ eb, or }) => or([eb("personChanges.personId", "=", personId), eb("personChanges.keepId", "=", personId)]))
    .orderBy("personChanges.askedAt")
    .execute();

export const removeChange = (tx: PeopleTransaction, { churchId, id }: Pick<PersonChangeRow, "churchId" | "id">) =>
  tx.deleteFrom("personChanges").where("churchId", "=", churchId).where("id", "=", id).execute();

/** Deletes the pending changes of people who were merged or erased. */
export const removeChangesOf = (tx: PeopleTransaction, churchId: string, personIds: readonly string[]) =>
  tx
    .deleteFrom("personChanges")
    .where("churchId", "=", churchId)
    .where(({ eb, or }) => or([eb("personId", "in", personIds), eb("keepId", "in", personIds)]))
    .execute();
