import type { HOUSEHOLD_ROLES } from "@offertory/contract";
import type { PeopleTransaction } from "../people-tables.ts";
import { lockPeople } from "../people/lock-person.ts";
import { removeEmpty } from "./lock-households.ts";

export interface Membership {
  personId: string;
  role: (typeof HOUSEHOLD_ROLES)[number];
}

/** Puts people into a household, each out of the one they were in; a household that is left empty is removed. */
export async function putInto(
  tx: PeopleTransaction,
  { churchId, householdId, now }: { churchId: string; householdId: string; now: Date },
  members: readonly Membership[],
): Promise<void> {
  const roles = new Map(members.map(({ personId, role }) => [personId, role]));
  const rows = await lockPeople(tx, churchId, [...roles.keys()]);
  for (const row of rows) {
    const role = roles.get(row.id) ?? row.householdRole;
    if (row.householdId === householdId && row.householdRole === role) continue;
    await tx
      .updateTable("people")
      .set({ householdId, householdRole: role, version: row.version + 1, updatedAt: now })
      .where("churchId", "=", churchId)
      .where("id", "=", row.id)
      .execute();
  }
  const left = rows.map((row) => row.householdId).filter((id) => id !== householdId);
  await removeEmpty(tx, churchId, [...new Set(left)]);
}
