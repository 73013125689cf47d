import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { PermissionsTables } from "../permissions-tables.ts";

/** The people who administer a church at this moment. */
export async function listAdministrators(tx: OpenTransaction, churchId: string): Promise<string[]> {
  const rows = await tx
    .$extendTables<PermissionsTables>()
    .selectFrom("roleMembers as m")
    .innerJoin("roles as r", (join) => join.onRef("r.churchId", "=", "m.churchId").onRef("r.id", "=", "m.roleId"))
    .select("m.personId")
    .where("m.churchId", "=", churchId)
    .where("r.kind", "=", "admins")
    .execute();
  return rows.map(({ personId }) => personId);
}
