import type { Person } from "@offertory/contract";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import { removeChangesOf } from "./change-store.ts";
import { removeEmpty } from "../households/lock-households.ts";
import type { People } from "../people.ts";
import { PersonNotFound } from "../people-errors.ts";
import { peopleMerged } from "../people-events.ts";
import type { PeopleTables } from "../people-tables.ts";
import { describePerson, PERSON_COLUMNS } from "../records/describe-person.ts";
import { lockAccounts, type LockedPerson } from "../records/lock-person.ts";
import type { PersonColumns } from "../records/person-columns.ts";
import { FILLED_FIELDS, PERSON_FIELDS } from "../records/person-fields.ts";
import { moveTags } from "../records/move-tags.ts";

interface MergeIds {
  churchId: string;
  keepId: string;
  dropId: string;
}

/** Locks both people until the transaction ends. */
export async function lockRecords(
  people: Pick<People, "findAccounts">,
  open: OpenTransaction,
  { churchId, keepId, dropId }: MergeIds,
) {
  const rows = await lockAccounts(people, open.$extendTables<PeopleTables>(), churchId, [keepId, dropId]);
  const keep = rows.find(({ id }) => id === keepId);
  const drop = rows.find(({ id }) => id === dropId);
  if (!keep || !drop) throw new PersonNotFound();
  return { keep, drop };
}

/**
 * Merges one person into another: empty fields of the kept person are filled from the dropped one, whose roles and data
 * move.
 */
export async function applyMerge(people: People, open: OpenTransaction, records: MergeIds): Promise<Person> {
  const { churchId, keepId, dropId } = records;
  const tx = open.$extendTables<PeopleTables>();
  const { keep, drop } = await lockRecords(people, open, records);
  const now = people.now();
  await people.roles.move(open, churchId, dropId, keepId);
  await tx
    .updateTable("people")
    .set({ archivedAt: now, mergedInto: keepId, householdId: null, version: drop.version + 1, updatedAt: now })
    .where("churchId", "=", churchId)
    .where("id", "=", dropId)
    .execute();
  // People who were merged into the dropped person earlier now point to the kept one.
  await tx
    .updateTable("people")
    .set({ mergedInto: keepId })
    .where("churchId", "=", churchId)
    .where("mergedInto", "=", dropId)
    .execute();
  const kept = await tx
    .updateTable("people")
    .set({ ...fieldsToFill(drop, keep), version: keep.version + 1, updatedAt: now })
    .where("churchId", "=", churchId)
    .where("id", "=", keepId)
    .returning(PERSON_COLUMNS)
    .executeTakeFirstOrThrow();
  await moveTags(tx, records);
  await removeEmpty(tx, churchId, [drop.householdId]);
  await removeChangesOf(tx, churchId, [dropId]);
  // When both have accounts, cards, conversations and sessions stay with the account that owns them.
  const betweenAccounts = keep.hasAccount && drop.hasAccount;
  await people.publish(open, peopleMerged, { churchId, keepId, dropId, betweenAccounts });
  return describePerson(kept);
}

function fieldsToFill(drop: LockedPerson, keep: LockedPerson): PersonColumns {
  const filled: PersonColumns = {};
  for (const field of FILLED_FIELDS) {
    const { blank } = PERSON_FIELDS[field];
    if (keep[field] === blank && drop[field] !== blank) Object.assign(filled, { [field]: drop[field] });
  }
  // The account moves to the kept person, and its email address is the one that was verified.
  if (drop.hasAccount && !keep.hasAccount) filled.email = drop.email;
  if (!keep.photo) Object.assign(filled, { photo: drop.photo, photoUpdated: drop.photoUpdated });
  if (!keep.householdId) Object.assign(filled, { householdId: drop.householdId, householdRole: drop.householdRole });
  // If one of the two is not archived, the kept person is not archived either.
  if (!drop.archivedAt) filled.archivedAt = null;
  return filled;
}
