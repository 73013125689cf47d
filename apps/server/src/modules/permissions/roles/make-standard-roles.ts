import { ADMIN_ROLE_NAME, can, type Permission, type ROLE_KINDS } from "@offertory/contract";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Permissions } from "../permissions.ts";
import type { PermissionsTables } from "../permissions-tables.ts";

interface StandardRole {
  name: string;
  kind: (typeof ROLE_KINDS)[number];
  permissions: readonly Permission[];
}

/**
 * The roles of every new church. The role of administrators has no list: it implies every permission, including later
 * ones.
 */
const STANDARD_ROLES: readonly StandardRole[] = [
  { name: ADMIN_ROLE_NAME, kind: "admins", permissions: [] },
  { name: "All Members", kind: "members", permissions: [can.viewMembers] },
  { name: "Everyone", kind: "everyone", permissions: [] },
];

/** Adds the standard roles to a new church, and makes its founder an administrator. */
export async function makeStandardRoles(
  permissions: Pick<Permissions, "newId">,
  tx: OpenTransaction,
  churchId: string,
  adminPersonId: string,
): Promise<void> {
  const db = tx.$extendTables<PermissionsTables>();
  for (const { name, kind, permissions: granted } of STANDARD_ROLES) {
    const roleId = permissions.newId();
    await db.insertInto("roles").values({ churchId, id: roleId, name, kind }).execute();
    if (granted.length > 0)
      await db
        .insertInto("rolePermissions")
        .values(granted.map((one) => ({ churchId, roleId, ...one })))
        .execute();
    if (kind === "admins")
      await db.insertInto("roleMembers").values({ churchId, roleId, personId: adminPersonId }).execute();
  }
}
