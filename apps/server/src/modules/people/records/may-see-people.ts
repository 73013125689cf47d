import { can, MEMBERS, type Person } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";

/** Whom a caller may see: all people of the church, its members as a directory shows them, or only themselves. */
export type Sight = "all" | "members" | "self";

/** Who may edit people sees what they edit. */
export function sightOf(caller: Caller): Sight {
  if (may(caller, can.viewPeople) || may(caller, can.editPeople)) return "all";
  return may(caller, can.viewMembers) ? "members" : "self";
}

type Seen = Pick<Person, "id" | "membershipStatus" | "archived">;

export function isSeenBy(caller: Caller, person: Seen): boolean {
  if (person.id === caller.personId) return true;
  switch (sightOf(caller)) {
    case "all":
      return true;
    case "members":
      return MEMBERS.includes(person.membershipStatus) && !person.archived;
    case "self":
      return false;
  }
}

/**
 * A directory tells how to reach a member, not their age. What staff wrote is for staff, even when it is of the reader:
 * the document of one's own data holds it.
 */
export const asSeenBy = <P extends Pick<Person, "id" | "birthDate"> & Partial<Pick<Person, "notes">>>(
  caller: Caller,
  person: P,
): P => {
  if (sightOf(caller) === "all") return person;
  return {
    ...person,
    birthDate: person.id === caller.personId ? person.birthDate : null,
    ...(person.notes !== undefined && { notes: "" }),
  };
};
