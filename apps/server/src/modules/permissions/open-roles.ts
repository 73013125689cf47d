import type { Roles } from "../../platform/identity/roles.ts";
import type { Permissions } from "./permissions.ts";
import { dropRoles, holdsRole, isOnlyAdmin, moveRoles } from "./roles/hold-roles.ts";
import { makeStandardRoles } from "./roles/make-standard-roles.ts";
import { refuseChangingMembership, refuseRemovingRoles } from "./roles/may-take-away.ts";
import { findAdministrators } from "./security-changes/list-administrators.ts";
import { recordSecurityChange } from "./security-changes/record-security-change.ts";

/** Implements the platform's `Roles` interface, through which modules before this one use roles. */
export const openRoles = (permissions: Pick<Permissions, "now" | "newId" | "findAccounts">): Roles => ({
  move: moveRoles,
  drop: dropRoles,
  hasAnyRole: holdsRole,
  isOnlyAdmin: (...args) => isOnlyAdmin(permissions, ...args),
  refuseRemovingRoles,
  refuseChangingMembership,
  makeStandardRoles: (...args) => makeStandardRoles(permissions, ...args),
  recordSecurityChange: (...args) => recordSecurityChange(permissions, ...args),
  findAdministrators: (...args) => findAdministrators(permissions, ...args),
});
