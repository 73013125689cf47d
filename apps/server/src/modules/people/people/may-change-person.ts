import { can, sameEmail, type Person } from "@offertory/contract";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import { PersonHasAccount, PersonNotFound } from "../people-errors.ts";
import { describePerson } from "../records/describe-person.ts";
import type { LockedPerson } from "../records/lock-person.ts";
import { isVisibleTo } from "../records/may-see-people.ts";
import type { PersonColumns } from "../records/person-columns.ts";

/** Columns that staff set and that people cannot change on their own record. */
const STAFF_COLUMNS = ["membershipStatus", "notes", "householdId", "householdRole"] as const;

/**
 * Refuses callers who neither edit people nor own this record: 404 for a person whom the caller may not see, else 403.
 */
export function requireEditorOrSelf(caller: Caller, person: Person): void {
  if (may(caller, can.editPeople) || person.id === caller.personId) return;
  throw isVisibleTo(caller, person) ? new NotAllowed() : new PersonNotFound();
}

export function refuseChange(caller: Caller, person: LockedPerson, change: PersonColumns): void {
  requireEditorOrSelf(caller, describePerson(person));
  if (!may(caller, can.editPeople) && STAFF_COLUMNS.some((column) => column in change)) throw new NotAllowed();
  const isOtherAddress = change.email !== undefined && sameEmail(change.email) !== sameEmail(person.email);
  if (isOtherAddress && person.hasAccount) throw new PersonHasAccount();
}
