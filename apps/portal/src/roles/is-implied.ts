import { MEMBERS, type Person, type Role } from "@offertory/contract";

/** Whether a person has a role automatically, without having been added to it. */
export function isImplied(role: Pick<Role, "kind">, person: Pick<Person, "membershipStatus">): boolean {
  switch (role.kind) {
    case "everyone":
      return true;
    case "members":
      return MEMBERS.includes(person.membershipStatus);
    case "admins":
    case "chosen":
      return false;
  }
}
