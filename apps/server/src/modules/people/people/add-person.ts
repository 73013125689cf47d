import { MEMBERS, type Person, type PersonChange } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { lockHouseholds, refuseForeignHousehold } from "../households/lock-households.ts";
import type { People } from "../people.ts";
import type { PeopleTables } from "../people-tables.ts";
import { checkColumns, checkName } from "./check-person.ts";
import { describePerson, PERSON_COLUMNS } from "../records/describe-person.ts";
import { toColumns } from "../records/person-columns.ts";

/** Adds a person, alone or to a household. */
export async function addPerson(people: People, draft: PersonChange, caller: Caller): Promise<Person> {
  const { churchId } = caller;
  const columns = toColumns(draft);
  const now = people.now();
  checkColumns(columns, now);
  checkName(columns);

  return people.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<PeopleTables>();
    if (columns.membershipStatus && MEMBERS.includes(columns.membershipStatus))
      await people.roles.refuseChangingMembership(open, caller);
    if (columns.householdId) {
      await lockHouseholds(tx, churchId);
      await refuseForeignHousehold(tx, churchId, columns.householdId);
    }
    const row = await tx
      .insertInto("people")
      .values({
        ...columns,
        churchId,
        id: people.newId(),
        photoUpdated: columns.photo ? now : null,
        createdAt: now,
        updatedAt: now,
      })
      .returning(PERSON_COLUMNS)
      .executeTakeFirstOrThrow();
    return describePerson(row);
  });
}
