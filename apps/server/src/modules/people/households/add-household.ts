import type { Household } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { HouseholdNameless, HouseholdNotFound } from "../people-errors.ts";
import type { PeopleTables } from "../people-tables.ts";
import { holdHouseholds } from "./lock-households.ts";
import { findHousehold } from "./read-household.ts";
import { putInto } from "./set-members.ts";

/** Makes a household of people; the first of them is its head. */
export async function addHousehold(
  people: People,
  { name, memberIds }: { name: string; memberIds: readonly string[] },
  { churchId }: Caller,
): Promise<Household> {
  const trimmed = name.trim();
  if (!trimmed) throw new HouseholdNameless();
  return people.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<PeopleTables>();
    const householdId = people.newId();
    await holdHouseholds(tx, churchId);
    await tx.insertInto("households").values({ churchId, id: householdId, name: trimmed }).execute();
    const members = [...new Set(memberIds)].map((personId, index) => ({
      personId,
      role: index === 0 ? ("Head" as const) : ("Other" as const),
    }));
    await putInto(tx, { churchId, householdId, now: people.now() }, members);
    const household = await findHousehold(tx, churchId, householdId);
    if (!household) throw new HouseholdNotFound();
    return household;
  });
}
