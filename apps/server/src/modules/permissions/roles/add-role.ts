import type { Permission, Role } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { refuseLinkInName } from "../../../platform/mail/refuse-link-in-name.ts";
import type { Permissions } from "../permissions.ts";
import { RoleNameless } from "../permissions-errors.ts";
import type { PermissionsTables } from "../permissions-tables.ts";
import { checkPermissions, refuseGrantingMore } from "./may-grant.ts";
import { recordSecurityChange } from "../security-changes/record-security-change.ts";
import { nameTaken } from "./name-taken.ts";

/** Adds a role of kind `chosen`. Refuses permissions that the caller does not have. */
export async function addRole(
  permissions: Permissions,
  draft: { name: string; permissions: Permission[] },
  caller: Caller,
  address: string,
): Promise<Role> {
  const { churchId } = caller;
  const name = draft.name.trim();
  if (!name) throw new RoleNameless();
  refuseLinkInName(name);
  const granted = checkPermissions(draft.permissions);
  refuseGrantingMore(caller, granted);

  const id = permissions.newId();
  await permissions.connection
    .transaction()
    .execute(async (tx) => {
      const by = { ...caller, address };
      await recordSecurityChange(permissions, tx, by, { kind: "roleAdded", names: { role: name } });
      const db = tx.$extendTables<PermissionsTables>();
      await db.insertInto("roles").values({ churchId, id, name, kind: "chosen" }).execute();
      if (granted.length > 0)
        await db
          .insertInto("rolePermissions")
          .values(granted.map((one) => ({ churchId, roleId: id, ...one })))
          .execute();
    })
    .catch(nameTaken);
  return { id, name, kind: "chosen", permissions: granted, memberCount: 0 };
}
