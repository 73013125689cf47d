import {
  MEMBERS,
  type MembershipStatus,
  type CallAnswer,
  type changePerson as call,
  type PersonChange,
} from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { requestEmailConfirmation, CHANGES_PER_CHURCH } from "../changes/request-confirmation.ts";
import { listPrivateDataHolders } from "../changes/list-private-data-holders.ts";
import { lockHouseholds, refuseForeignHousehold, removeEmpty } from "../households/lock-households.ts";
import type { People } from "../people.ts";
import { PersonChanged } from "../people-errors.ts";
import type { PeopleTables } from "../people-tables.ts";
import { checkColumns, checkName } from "./check-person.ts";
import { describePerson, PERSON_COLUMNS } from "../records/describe-person.ts";
import { lockPerson } from "../records/lock-person.ts";
import { refuseChange } from "./may-change-person.ts";
import { redactFor } from "../records/may-see-people.ts";
import { toColumns, changedColumns } from "../records/person-columns.ts";
import { refuseRoleEscalation } from "./refuse-role-escalation.ts";

const isMember = (status: MembershipStatus): boolean => MEMBERS.includes(status);

/**
 * Changes the fields of a person that were sent. Refuses the change if somebody else saved after the caller had loaded
 * it.
 */
export async function changePerson(
  people: People,
  id: string,
  { version, ...sent }: PersonChange & { version?: number | undefined },
  caller: Caller,
): Promise<CallAnswer<typeof call>> {
  const { churchId } = caller;
  return people.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<PeopleTables>();
    if (sent.householdId !== undefined) await lockHouseholds(tx, churchId);
    const person = await lockPerson(people, tx, churchId, id);
    const change = changedColumns(toColumns(sent), redactFor(caller, person));
    refuseChange(caller, person, change);
    if (version !== undefined && version !== person.version) throw new PersonChanged();
    if (Object.keys(change).length === 0) return redactFor(caller, describePerson(person));

    const now = people.now();
    checkColumns(change, now);
    checkName({ ...person, ...change });
    if (change.email !== undefined) await refuseRoleEscalation(people, open, [id], caller);
    const changesStatus =
      isMember(person.membershipStatus) !== isMember(change.membershipStatus ?? person.membershipStatus);
    // An account that joins with the new email address is linked to this person, and is then a member.
    const givesMembership = isMember(person.membershipStatus) && Boolean(change.email);
    if (changesStatus || givesMembership) await people.roles.refuseChangingMembership(open, caller);
    if (change.householdId) await refuseForeignHousehold(tx, churchId, change.householdId);

    // Without private data the new email address is saved at once; with private data its owner must confirm it first.
    const holders = change.email === undefined ? [] : await listPrivateDataHolders(people, churchId, id);
    const { email, ...rest } = change;
    const needsConfirmation = email !== undefined && email !== "" && holders.length > 0;
    if (needsConfirmation) {
      await people.limits.count(CHANGES_PER_CHURCH, churchId);
      const needsAgreement = holders.some(({ isGiving }) => isGiving);
      await requestEmailConfirmation(people, open, { person, email, needsAgreement }, caller);
    }
    const appliedChange = needsConfirmation ? rest : change;

    const changed = await tx
      .updateTable("people")
      .set({
        ...appliedChange,
        ...(change.photo !== undefined && { photoUpdated: change.photo ? now : null }),
        version: person.version + 1,
        updatedAt: now,
      })
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .returning(PERSON_COLUMNS)
      .executeTakeFirstOrThrow();
    if (person.householdId !== changed.householdId) await removeEmpty(tx, churchId, [person.householdId]);
    return { ...redactFor(caller, describePerson(changed)), ...(needsConfirmation && { emailPending: true }) };
  });
}
