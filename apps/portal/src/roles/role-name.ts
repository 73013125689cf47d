import type { Role } from "@offertory/contract";
import type { T } from "@offertory/i18n/react";

/** The translation keys of the names of the roles that every church has. */
const STANDARD_NAMES = {
  admins: "roles:name.admins",
  members: "roles:name.members",
  everyone: "roles:name.everyone",
} as const satisfies Record<Exclude<Role["kind"], "chosen">, string>;

/**
 * Returns the name of a role as it is shown. The stored names of the standard roles, such as Domain Admins, are fixed
 * for other clients; people see a plain name in their own language.
 */
export const roleName = (t: T, { kind, name }: Pick<Role, "kind" | "name">): string =>
  kind === "chosen" ? name : t(STANDARD_NAMES[kind]);
