import type { Permissions } from "../permissions.ts";
import { RoleFixed, RoleNotFound } from "../permissions-errors.ts";
import type { PermissionsTables } from "../permissions-tables.ts";

/** Removes a role of the church's own; those who held it lose what it permitted, at once. */
export async function removeRole({ connection, roles }: Permissions, churchId: string, id: string): Promise<void> {
  const role = await roles.find(churchId, id);
  if (!role) throw new RoleNotFound();
  if (role.kind !== "chosen") throw new RoleFixed();
  await connection
    .$extendTables<PermissionsTables>()
    .deleteFrom("roles")
    .where("churchId", "=", churchId)
    .where("id", "=", id)
    .execute();
}
