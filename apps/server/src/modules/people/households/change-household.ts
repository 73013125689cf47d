import { isBlank, type Household } from "@offertory/contract";
import { sql } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { HouseholdNameless, HouseholdNotFound } from "../people-errors.ts";
import type { PeopleTables, PeopleTransaction } from "../people-tables.ts";
import { lockHouseholds, refuseForeignHousehold, removeEmpty } from "./lock-households.ts";
import { findHousehold } from "./read-household.ts";
import { moveToHousehold, type Membership } from "./set-members.ts";

interface Change {
  name?: string | undefined;
  members?: readonly Membership[] | undefined;
}

/** Renames a household or sets its members. A household without members is deleted, and returned once more. */
export async function changeHousehold(
  people: People,
  id: string,
  { name, members }: Change,
  { churchId }: Caller,
): Promise<Household> {
  const trimmed = name?.trim();
  if (trimmed !== undefined && isBlank(trimmed)) throw new HouseholdNameless();
  return people.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<PeopleTables>();
    await lockHouseholds(tx, churchId);
    await refuseForeignHousehold(tx, churchId, id);
    if (trimmed)
      await tx
        .updateTable("households")
        .set({ name: trimmed })
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .execute();
    if (members) {
      const household = { churchId, householdId: id, now: people.now() };
      await moveToHousehold(tx, household, members);
      await removeOtherMembers(tx, household, members);
    }
    const household = await findHousehold(tx, churchId, id);
    if (!household) throw new HouseholdNotFound();
    if (members) await removeEmpty(tx, churchId, [id]);
    return household;
  });
}

/**
 * Removes all other active people from the household. Archived people stay, because the edited list does not show them.
 */
async function removeOtherMembers(
  tx: PeopleTransaction,
  { churchId, householdId, now }: { churchId: string; householdId: string; now: Date },
  members: readonly Membership[],
): Promise<void> {
  let others = tx
    .updateTable("people")
    .set({ householdId: null, householdRole: "Head", version: sql`version + 1`, updatedAt: now })
    .where("churchId", "=", churchId)
    .where("householdId", "=", householdId)
    .where("stage", "=", "active");
  const memberIds = members.map(({ personId }) => personId);
  if (memberIds.length > 0) others = others.where("id", "not in", memberIds);
  await others.execute();
}
