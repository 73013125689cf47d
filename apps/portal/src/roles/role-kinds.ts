import type { Role } from "@offertory/contract";

/** The translation keys of a sentence about each kind of role. */
export const KIND_LABELS = {
  admins: "roles:kind.admins",
  members: "roles:kind.members",
  everyone: "roles:kind.everyone",
  chosen: "roles:kind.chosen",
} as const satisfies Record<Role["kind"], string>;

/** Whether the permissions cannot be changed: administrators have all of them. */
export const permissionsAreFixed = (role: Pick<Role, "kind">): boolean => role.kind === "admins";
/** Whether the church created the role: only such a role can be renamed or deleted. */
export const isOwnRole = (role: Pick<Role, "kind">): boolean => role.kind === "chosen";
/** Whether people are added to the role by hand; "members" and "everyone" are computed from the people. */
export const membersAreChosen = (role: Pick<Role, "kind">): boolean => role.kind === "admins" || role.kind === "chosen";
