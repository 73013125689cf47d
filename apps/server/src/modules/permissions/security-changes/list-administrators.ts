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

/** Those of them who can be emailed: they have an address, and a password to sign in with. */
export async function findAdministrators(tx: OpenTransaction, churchId: string) {
  const found = await findReaders(tx, churchId, await listAdministrators(tx, churchId));
  return found.map(({ displayName: name, ...reader }) => ({ ...reader, name }));
}

export const findReaders = (tx: OpenTransaction, churchId: string, personIds: readonly string[]) =>
  tx
    .$extendTables<PermissionsTables>()
    .selectFrom("peopleNames as p")
    .innerJoin("accountHolders as a", (join) =>
      join.onRef("a.churchId", "=", "p.churchId").onRef("a.personId", "=", "p.personId"),
    )
    .select(["p.personId", "p.displayName", "p.email", "a.language"])
    .where("p.churchId", "=", churchId)
    .where("p.personId", "in", personIds.length > 0 ? personIds : [""])
    .where("p.email", "<>", "")
    .where("a.hasPassword", "=", true)
    .execute();
