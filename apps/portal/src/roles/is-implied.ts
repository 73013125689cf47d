import { MEMBERS, type Person, type Role } from "@offertory/contract";

/** Whether a person holds a role by being who they are, without having been put in. */
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
