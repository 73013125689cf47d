import type { Permission } from "@offertory/contract";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { PermissionsTables } from "../permissions-tables.ts";

/**
 * Those who were put into a role that permits this, or administer the church. A permission that everyone or every member of a
 * church has is nobody's task: they are not among them.
 */
export async function listHolders(
  tx: OpenTransaction,
  churchId: string,
  { api, contentType, action }: Permission,
): Promise<string[]> {
  const holders = await tx
    .$extendTables<PermissionsTables>()
    .selectFrom("roleMembers as m")
    .innerJoin("roles as r", (join) => join.onRef("r.churchId", "=", "m.churchId").onRef("r.id", "=", "m.roleId"))
    .innerJoin("peopleNames as p", (join) =>
      join.onRef("p.churchId", "=", "m.churchId").onRef("p.personId", "=", "m.personId"),
    )
    .select("m.personId")
    .distinct()
    .where("m.churchId", "=", churchId)
    .where("p.archived", "=", false)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("r.kind", "=", "admins"),
        exists(
          selectFrom("rolePermissions as g")
            .select("g.roleId")
            .whereRef("g.churchId", "=", "r.churchId")
            .whereRef("g.roleId", "=", "r.id")
            .where("g.api", "=", api)
            .where("g.contentType", "=", contentType)
            .where("g.action", "=", action),
        ),
      ]),
    )
    .execute();
  return holders.map(({ personId }) => personId);
}
