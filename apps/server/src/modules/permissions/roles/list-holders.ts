import type { Permission } from "@offertory/contract";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { PermissionsTables } from "../permissions-tables.ts";

/**
 * Lists the people who have a permission through a role that they were added to, administrators included. The roles of
 * all members and of everyone do not count: such a permission makes nobody responsible.
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
