import type { Caller } from "../../../platform/identity/caller.ts";
import type { Permissions } from "../permissions.ts";
import { RoleFixed, RoleNotFound } from "../permissions-errors.ts";
import type { PermissionsTables } from "../permissions-tables.ts";
import { refuseGrantingMore } from "./may-grant.ts";

/** Removes a role of the church's own; those who held it lose what it permitted, at once. Nobody takes away more than they hold. */
export async function removeRole({ connection, roles }: Permissions, id: string, caller: Caller): Promise<void> {
  const { churchId } = caller;
  const role = await roles.find(churchId, id);
  if (!role) throw new RoleNotFound();
  if (role.kind !== "chosen") throw new RoleFixed();
  refuseGrantingMore(caller, role.permissions);
  await connection
    .$extendTables<PermissionsTables>()
    .deleteFrom("roles")
    .where("churchId", "=", churchId)
    .where("id", "=", id)
    .execute();
}
