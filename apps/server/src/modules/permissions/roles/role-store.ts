import { PERMISSION_APIS, type Permission, type Role } from "@offertory/contract";
import { sql, type Selectable } from "kysely";
import type { PermissionsDatabase, PermissionsTables } from "../permissions-tables.ts";

export type RoleRow = Selectable<PermissionsTables["roles"]>;

/** Only queries that read; the operations write. */
export const roleStore = (db: PermissionsDatabase) => {
  const described = db
    .selectFrom("roles")
    .selectAll("roles")
    .select((eb) => [
      eb
        .selectFrom("roleMembers as m")
        .innerJoin("peopleNames as p", (join) =>
          join.onRef("p.churchId", "=", "m.churchId").onRef("p.personId", "=", "m.personId"),
        )
        .whereRef("m.churchId", "=", "roles.churchId")
        .whereRef("m.roleId", "=", "roles.id")
        .where("p.archived", "=", false)
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .as("memberCount"),
      sql<{ api: string; contentType: string; action: string }[]>`coalesce((
        select json_agg(json_build_object('api', rp.api, 'contentType', rp.content_type, 'action', rp.action) order by rp.api, rp.content_type, rp.action)
        from role_permissions rp where rp.church_id = roles.church_id and rp.role_id = roles.id), '[]'::json)`.as(
        "permissions",
      ),
    ]);

  return {
    list: async (churchId: string): Promise<Role[]> => {
      const rows = await described
        .where("roles.churchId", "=", churchId)
        .orderBy(sql`array_position(array['admins','members','everyone','chosen'], roles.kind)`)
        .orderBy("roles.name")
        .execute();
      return rows.map(toRole);
    },
    find: async (churchId: string, id: string): Promise<Role | undefined> => {
      const row = await described.where("roles.churchId", "=", churchId).where("roles.id", "=", id).executeTakeFirst();
      return row && toRole(row);
    },
    membersOf: (churchId: string, roleId: string) =>
      db
        .selectFrom("roleMembers as m")
        .innerJoin("peopleNames as p", (join) =>
          join.onRef("p.churchId", "=", "m.churchId").onRef("p.personId", "=", "m.personId"),
        )
        .selectAll("p")
        .where("m.churchId", "=", churchId)
        .where("m.roleId", "=", roleId)
        .where("p.archived", "=", false)
        .orderBy("p.displayName")
        .execute(),
    hasPerson: async (churchId: string, personId: string): Promise<boolean> =>
      (await db
        .selectFrom("peopleNames")
        .select("personId")
        .where("churchId", "=", churchId)
        .where("personId", "=", personId)
        .where("archived", "=", false)
        .executeTakeFirst()) !== undefined,
  };
};

interface Described extends RoleRow {
  memberCount: string | null;
  permissions: { api: string; contentType: string; action: string }[];
}

const toRole = ({ id, name, kind, memberCount, permissions }: Described): Role => ({
  id,
  name,
  kind,
  memberCount: Number(memberCount ?? 0),
  permissions: permissions.flatMap(({ api, contentType, action }): Permission[] => {
    const known = PERMISSION_APIS.find((name) => name === api);
    return known ? [{ api: known, contentType, action }] : [];
  }),
});
