import { MEMBERS, sameEmail, type CallAnswer, type mergePeople as call } from "@offertory/contract";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { requestMergeConfirmation, CHANGES_PER_CHURCH } from "../changes/request-confirmation.ts";
import { listPrivateDataHolders } from "../changes/list-private-data-holders.ts";
import { isAdministrator } from "../changes/may-agree.ts";
import { lockHouseholds } from "../households/lock-households.ts";
import type { People } from "../people.ts";
import { MergeNeedsAdministrator, MergeSame } from "../people-errors.ts";
import type { PeopleTables } from "../people-tables.ts";
import { describePerson } from "../records/describe-person.ts";
import { applyMerge, lockRecords } from "../changes/apply-merge.ts";
import type { LockedPerson } from "../records/lock-person.ts";
import { refuseRoleEscalation } from "./refuse-role-escalation.ts";

/**
 * Merges two people. If both have accounts, only an administrator may start the merge, and the owner of the dropped
 * person's account must confirm it by email. A merge that would give private data to another account or email address
 * also requires an administrator.
 */
export async function mergePeople(
  people: People,
  { keepId, dropId }: { keepId: string; dropId: string },
  caller: Caller,
): Promise<CallAnswer<typeof call>> {
  const records = { churchId: caller.churchId, keepId, dropId };
  if (keepId === dropId) throw new MergeSame();
  return people.connection.transaction().execute(async (open) => {
    await lockHouseholds(open.$extendTables<PeopleTables>(), caller.churchId);
    const { keep, drop } = await lockRecords(people, open, records);
    await refuseRoleEscalation(people, open, [keepId, dropId], caller);
    if (!keepsMembership(keep, drop)) await people.roles.refuseChangingMembership(open, caller);
    if (!keep.hasAccount || !drop.hasAccount) {
      if (!isAdministrator(caller)) await refuseExposingPrivateData(people, keep, drop, caller);
      return applyMerge(people, open, records);
    }
    if (!isAdministrator(caller)) throw new NotAllowed();
    await people.limits.count(CHANGES_PER_CHURCH, caller.churchId);
    await requestMergeConfirmation(people, open, { keep, drop }, caller);
    return { ...describePerson(keep), mergePending: true };
  });
}

const hasMemberStatus = ({ membershipStatus }: LockedPerson): boolean => MEMBERS.includes(membershipStatus);
const isActiveMember = (person: LockedPerson): boolean => hasMemberStatus(person) && person.archivedAt === null;

/**
 * Returns whether nobody becomes a member, or stops being one, by the merge. The kept person keeps their status, and may
 * get the account or the email address of the dropped one.
 */
const keepsMembership = (keep: LockedPerson, drop: LockedPerson): boolean =>
  (!hasMemberStatus(keep) && !hasMemberStatus(drop)) ||
  (isActiveMember(keep) && (keep.hasAccount || isActiveMember(drop)));

/**
 * Refuses a merge after which someone else could see private data of a person without an account: the owner of the
 * other person's account, or somebody who signs up later with the other email address.
 */
async function refuseExposingPrivateData(
  people: People,
  keep: LockedPerson,
  drop: LockedPerson,
  { churchId }: Caller,
): Promise<void> {
  const isSameAddress = sameEmail(keep.email) === sameEmail(drop.email);
  const isSafe = !keep.hasAccount && !drop.hasAccount && isSameAddress;
  if (isSafe) return;
  for (const { id, hasAccount } of [keep, drop]) {
    if (!hasAccount && (await listPrivateDataHolders(people, churchId, id)).length > 0)
      throw new MergeNeedsAdministrator();
  }
}
