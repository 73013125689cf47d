import type { Role } from "@offertory/contract";

/** Each kind of role in one sentence. */
export const KIND_WORDS = {
  admins: "roles:kind.admins",
  members: "roles:kind.members",
  everyone: "roles:kind.everyone",
  chosen: "roles:kind.chosen",
} as const satisfies Record<Role["kind"], string>;

/** Administrators hold everything, whatever is ticked. */
export const permissionsAreFixed = (role: Pick<Role, "kind">): boolean => role.kind === "admins";
/** Only a role that the church made itself has a name to change and can go. */
export const isOwnRole = (role: Pick<Role, "kind">): boolean => role.kind === "chosen";
/** Who is in "members" and "everyone" follows from the people themselves. */
export const membersAreChosen = (role: Pick<Role, "kind">): boolean => role.kind === "admins" || role.kind === "chosen";
