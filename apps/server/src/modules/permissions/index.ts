export { openPermissions, type Permissions, type PermissionsNeeds } from "./permissions.ts";
export { roleMemberAdded } from "./roles/change-members.ts";
export { dropRoles, holdsRole, isOnlyAdmin, moveRoles } from "./roles/hold-roles.ts";
export { listHolders } from "./roles/list-holders.ts";
export { refuseChangingMembership, refuseTakingMore } from "./roles/may-take-away.ts";
export { makeStandardRoles } from "./roles/make-standard-roles.ts";
export {
  recordSecurityChange,
  type ChangedBy,
  type SecurityChange,
} from "./security-changes/record-security-change.ts";
export { findAdministrators } from "./security-changes/list-administrators.ts";
export { permissionTasks } from "./permission-tasks.ts";
export { roleRoutes } from "./roles/role.routes.ts";
