export { openPermissions, type Permissions, type PermissionsNeeds } from "./permissions.ts";
export { roleMemberAdded } from "./roles/change-members.ts";
export { dropRoles, holdsRole, isOnlyAdmin, moveRoles } from "./roles/hold-roles.ts";
export { makeStandardRoles } from "./roles/make-standard-roles.ts";
export { roleRoutes } from "./roles/role.routes.ts";
