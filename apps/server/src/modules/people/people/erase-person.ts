import { isNameTyped } from "@offertory/contract";
import { sql } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import { removeChangesOf } from "../changes/change-store.ts";
import { lockHouseholds, removeEmpty } from "../households/lock-households.ts";
import type { People } from "../people.ts";
import { EraseUnconfirmed, PersonStillAdmin } from "../people-errors.ts";
import { personErased } from "../people-events.ts";
import type { PeopleTables } from "../people-tables.ts";
import { describePerson } from "../records/describe-person.ts";
import { lockPerson } from "../records/lock-person.ts";
import { removeTags } from "../records/move-tags.ts";
import { requireEditorOrSelf } from "./may-change-person.ts";
import { BLANK_FIELDS } from "../records/person-fields.ts";

/** Erases a person for good, with all people that were merged into this one. */
export async function erasePerson(
  people: People,
  id: string,
  confirm: string,
  caller: Caller,
): Promise<{ erased: boolean }> {
  const { churchId } = caller;
  await people.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<PeopleTables>();
    await lockHouseholds(tx, churchId);
    const person = await lockPerson(people, tx, churchId, id);
    requireEditorOrSelf(caller, describePerson(person));
    if (!isNameTyped(confirm, person.displayName)) throw new EraseUnconfirmed();
    await people.roles.refuseRemovingRoles(open, [id], caller);
    if (await people.roles.isOnlyAdmin(open, churchId, id)) throw new PersonStillAdmin();

    const now = people.now();
    await people.roles.drop(open, churchId, id);
    await tx
      .updateTable("people")
      .set({ ...BLANK_FIELDS, archivedAt: now, erasedAt: now, updatedAt: now, version: sql`version + 1` })
      .where("churchId", "=", churchId)
      .where(({ eb, or }) => or([eb("id", "=", id), eb("mergedInto", "=", id)]))
      .execute();
    await removeTags(tx, churchId, id);
    await removeChangesOf(tx, churchId, [id]);
    await removeEmpty(tx, churchId, [person.householdId]);
    await people.publish(open, personErased, { churchId, personId: id, email: person.email });
  });
  return { erased: true };
}
