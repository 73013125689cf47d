import type { Caller } from "../../../platform/identity/caller.ts";
import type { Permissions } from "../permissions.ts";
import { RoleFixed, RoleNotFound } from "../permissions-errors.ts";
import type { PermissionsTables } from "../permissions-tables.ts";
import { recordSecurityChange } from "../security-changes/record-security-change.ts";
import { refuseGrantingMore } from "./may-grant.ts";

/** Removes a role of kind `chosen`; its members lose its permissions at once. The caller must have all of these. */
export async function removeRole(permissions: Permissions, id: string, caller: Caller, address: string): Promise<void> {
  const { churchId } = caller;
  const role = await permissions.roles.find(churchId, id);
  if (!role) throw new RoleNotFound();
  if (role.kind !== "chosen") throw new RoleFixed();
  refuseGrantingMore(caller, role.permissions);
  await permissions.connection.transaction().execute(async (tx) => {
    const by = { ...caller, address };
    await recordSecurityChange(permissions, tx, by, { kind: "roleRemoved", names: { role: role.name } });
    const db = tx.$extendTables<PermissionsTables>();
    await db.deleteFrom("roles").where("churchId", "=", churchId).where("id", "=", id).execute();
  });
}
