import type { Household } from "@offertory/contract";
import { sql } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { HouseholdNotFound } from "../people-errors.ts";
import type { PeopleDatabase } from "../people-tables.ts";
import { describeSummary, SUMMARY_COLUMNS } from "../records/describe-person.ts";
import { redactFor, isVisibleTo } from "../records/may-see-people.ts";

/**
 * Returns a household with the members whom the caller may see. In their own household they see every member's name.
 */
export async function readHousehold({ db }: People, id: string, caller: Caller): Promise<Household> {
  const household = await findHousehold(db, caller.churchId, id);
  if (!household) throw new HouseholdNotFound();
  const isOwn = household.members.some((member) => member.id === caller.personId);
  const members = household.members.flatMap((member) => {
    if (isVisibleTo(caller, { ...member, archived: false })) return redactFor(caller, member);
    return isOwn ? { ...member, birthDate: null, contactInfo: { email: "" } } : [];
  });
  // A caller who may see none of the members must not learn that the household exists. An empty one is shown.
  if (members.length === 0 && household.members.length > 0) throw new HouseholdNotFound();
  return { ...household, members };
}

/**
 * Members come in the order head, spouse, children, others. Archived people still belong to the household but are left
 * out.
 */
export async function findHousehold(db: PeopleDatabase, churchId: string, id: string): Promise<Household | undefined> {
  const household = await db
    .selectFrom("households")
    .select(["id", "name"])
    .where("churchId", "=", churchId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!household) return undefined;
  const rows = await db
    .selectFrom("people")
    .select(SUMMARY_COLUMNS)
    .select(["householdRole", "birthDate"])
    .where("churchId", "=", churchId)
    .where("householdId", "=", id)
    .where("stage", "=", "active")
    .orderBy(sql`array_position(array['Head', 'Spouse', 'Child', 'Other'], household_role)`)
    .orderBy("sortName")
    .orderBy("id")
    .execute();
  const members = rows.map((row) => ({
    ...describeSummary(row),
    householdRole: row.householdRole,
    birthDate: row.birthDate,
  }));
  return { ...household, members };
}
