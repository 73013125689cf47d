export { openRoles } from "./open-roles.ts";
export { permissionTasks } from "./permission-tasks.ts";
export { openPermissions } from "./permissions.ts";
export { roleMemberAdded } from "./roles/change-members.ts";
export { listHolders } from "./roles/list-holders.ts";
export { roleRoutes } from "./roles/role.routes.ts";
