import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { People } from "../people.ts";
import type { PeopleTables } from "../people-tables.ts";
import { applyMerge } from "./apply-merge.ts";
import { setPersonEmail } from "../records/set-person-email.ts";
import { removeChange, type PersonChangeRow } from "./change-store.ts";

/**
 * Applies a change once all confirmations that it needs are there, else stores those it has. Returns whether it was
 * applied.
 */
export async function completeChange(people: People, open: OpenTransaction, change: PersonChangeRow): Promise<boolean> {
  const tx = open.$extendTables<PeopleTables>();
  const { churchId, id, personId, keepId, newEmail, confirmedAt, agreedAt, needsAgreement } = change;
  if (confirmedAt === null || (needsAgreement && agreedAt === null)) {
    await tx
      .updateTable("personChanges")
      .set({ confirmedAt, agreedAt })
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .execute();
    return false;
  }
  await removeChange(tx, change);
  if (newEmail !== null) await setPersonEmail(people, open, churchId, personId, newEmail);
  if (keepId !== null) await applyMerge(people, open, { churchId, keepId, dropId: personId });
  return true;
}
