import { can, MEMBERS, type Person } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";

/** Whom a caller may see: everybody in the church, only members with their contact data, or only themselves. */
export type Visibility = "all" | "members" | "self";

/** Callers who may edit people see everybody, even without the permission to view them. */
export function visibilityFor(caller: Caller): Visibility {
  if (may(caller, can.viewPeople) || may(caller, can.editPeople)) return "all";
  return may(caller, can.viewMembers) ? "members" : "self";
}

type VisibilityFields = Pick<Person, "id" | "membershipStatus" | "archived">;

export function isVisibleTo(caller: Caller, person: VisibilityFields): boolean {
  if (person.id === caller.personId) return true;
  switch (visibilityFor(caller)) {
    case "all":
      return true;
    case "members":
      return MEMBERS.includes(person.membershipStatus) && !person.archived;
    case "self":
      return false;
  }
}

/**
 * Removes the fields that the caller may not see: the birth dates of others and the notes of staff, which one sees
 * about oneself only in the export of one's own data.
 */
export const redactFor = <P extends Pick<Person, "id" | "birthDate"> & Partial<Pick<Person, "notes">>>(
  caller: Caller,
  person: P,
): P => {
  if (visibilityFor(caller) === "all") return person;
  return {
    ...person,
    birthDate: person.id === caller.personId ? person.birthDate : null,
    ...(person.notes !== undefined && { notes: "" }),
  };
};
