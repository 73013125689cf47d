import type { HOUSEHOLD_ROLES } from "@offertory/contract";
import { sql } from "kysely";
import type { PeopleTransaction } from "../people-tables.ts";
import { lockPeople } from "../records/lock-person.ts";
import { removeEmpty } from "./lock-households.ts";

export interface Membership {
  personId: string;
  role: (typeof HOUSEHOLD_ROLES)[number];
}

/** Moves people into a household. Households that this leaves empty are deleted. */
export async function moveToHousehold(
  tx: PeopleTransaction,
  { churchId, householdId, now }: { churchId: string; householdId: string; now: Date },
  members: readonly Membership[],
): Promise<void> {
  const roles = new Map(members.map(({ personId, role }) => [personId, role]));
  const rows = await lockPeople(tx, churchId, [...roles.keys()]);
  await sql`update people set household_id = ${householdId}, household_role = given.role, version = version + 1, updated_at = ${now}
    from unnest(${[...roles.keys()]}::text[], ${[...roles.values()]}::text[]) as given (id, role)
    where people.church_id = ${churchId} and people.id = given.id
      and (people.household_id, people.household_role) is distinct from (${householdId}, given.role)`.execute(tx);
  const leftHouseholdIds = rows.map((row) => row.householdId).filter((id) => id !== householdId);
  await removeEmpty(tx, churchId, [...new Set(leftHouseholdIds)]);
}
