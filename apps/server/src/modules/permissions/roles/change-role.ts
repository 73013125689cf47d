import { holds, isBlank, type Permission, type Role } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { refuseLinkInName } from "../../../platform/mail/refuse-link-in-name.ts";
import type { Permissions } from "../permissions.ts";
import { RoleFixed, RoleNameless, RoleNotFound } from "../permissions-errors.ts";
import type { PermissionsTables } from "../permissions-tables.ts";
import { checkPermissions, refuseGrantingMore } from "./may-grant.ts";
import type { SecurityChange } from "../../../platform/identity/security-change.ts";
import { recordSecurityChange } from "../security-changes/record-security-change.ts";
import { nameTaken } from "./name-taken.ts";

const differenceOf = (one: readonly Permission[], other: readonly Permission[]): Permission[] => [
  ...one.filter((permission) => !holds(other, permission)),
  ...other.filter((permission) => !holds(one, permission)),
];

/** The changes that administrators are told by email. */
const changesOf = (
  role: Pick<Role, "name" | "permissions">,
  { name, granted }: { name: string | undefined; granted: Permission[] | undefined },
): SecurityChange[] => [
  ...(name && name !== role.name ? [{ kind: "roleRenamed" as const, names: { role: role.name, name } }] : []),
  ...(granted && differenceOf(granted, role.permissions).length > 0
    ? [{ kind: "rolePermissions" as const, names: { role: name ?? role.name } }]
    : []),
];

/** Renames a role, or replaces its permissions. */
export async function changeRole(
  permissions: Permissions,
  id: string,
  change: { name?: string | undefined; permissions?: Permission[] | undefined },
  caller: Caller,
  address: string,
): Promise<Role> {
  const { churchId } = caller;
  const role = await permissions.roles.find(churchId, id);
  if (!role) throw new RoleNotFound();
  const name = change.name?.trim();
  if (name !== undefined && isBlank(name)) throw new RoleNameless();
  if (name !== role.name) refuseLinkInName(name);
  // Administrators have every permission, so their role cannot change. The other standard roles keep their names.
  if (role.kind === "admins" || (role.kind !== "chosen" && name !== undefined && name !== role.name))
    throw new RoleFixed();
  const granted = change.permissions && checkPermissions(change.permissions);
  // The caller must have every permission that is added or removed.
  if (granted) refuseGrantingMore(caller, differenceOf(granted, role.permissions));

  await permissions.connection
    .transaction()
    .execute(async (tx) => {
      await recordSecurityChange(permissions, tx, { ...caller, address }, ...changesOf(role, { name, granted }));
      const db = tx.$extendTables<PermissionsTables>();
      if (name)
        await db.updateTable("roles").set({ name }).where("churchId", "=", churchId).where("id", "=", id).execute();
      if (!granted) return;
      await db.deleteFrom("rolePermissions").where("churchId", "=", churchId).where("roleId", "=", id).execute();
      if (granted.length > 0)
        await db
          .insertInto("rolePermissions")
          .values(granted.map((one) => ({ churchId, roleId: id, ...one })))
          .execute();
    })
    .catch(nameTaken);
  return { ...role, name: name ?? role.name, permissions: granted ?? role.permissions };
}
