import type { Household } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { HouseholdNameless, HouseholdNotFound } from "../people-errors.ts";
import type { PeopleTables } from "../people-tables.ts";
import { lockHouseholds } from "./lock-households.ts";
import { findHousehold } from "./read-household.ts";
import { moveToHousehold, type Membership } from "./set-members.ts";

interface NewHousehold {
  name: string;
  memberIds: readonly string[];
  roles?: readonly Membership["role"][] | undefined;
}

/** Creates a household with members. Without roles, the first member is its head and the rest are Other. */
export async function addHousehold(
  people: People,
  { name, memberIds, roles = ["Head"] }: NewHousehold,
  { churchId }: Caller,
): Promise<Household> {
  const trimmed = name.trim();
  if (!trimmed) throw new HouseholdNameless();
  return people.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<PeopleTables>();
    const householdId = people.newId();
    await lockHouseholds(tx, churchId);
    await tx.insertInto("households").values({ churchId, id: householdId, name: trimmed }).execute();
    const members = memberIds
      .map((personId, index) => ({ personId, role: roles[index] ?? ("Other" as const) }))
      .filter(({ personId }, index) => memberIds.indexOf(personId) === index);
    await moveToHousehold(tx, { churchId, householdId, now: people.now() }, members);
    const household = await findHousehold(tx, churchId, householdId);
    if (!household) throw new HouseholdNotFound();
    return household;
  });
}
