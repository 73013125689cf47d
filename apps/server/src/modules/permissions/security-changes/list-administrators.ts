import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Administrator } from "../../../platform/identity/roles.ts";
import type { Permissions } from "../permissions.ts";
import type { PermissionsTables } from "../permissions-tables.ts";

/** Lists the present administrators of a church. */
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

/** Finds the administrators who can be emailed: those with an email and a password. */
export async function findAdministrators(
  permissions: Pick<Permissions, "findAccounts">,
  tx: OpenTransaction,
  churchId: string,
): Promise<Administrator[]> {
  return findRecipients(permissions, tx, churchId, await listAdministrators(tx, churchId));
}

export async function findRecipients(
  { findAccounts }: Pick<Permissions, "findAccounts">,
  tx: OpenTransaction,
  churchId: string,
  personIds: readonly string[],
): Promise<Administrator[]> {
  const people = await tx
    .$extendTables<PermissionsTables>()
    .selectFrom("peopleNames")
    .select(["personId", "displayName as name", "email"])
    .where("churchId", "=", churchId)
    .where("personId", "in", personIds.length > 0 ? personIds : [""])
    .where("email", "<>", "")
    .execute();
  const accounts = new Map((await findAccounts(tx, churchId, personIds)).map((each) => [each.personId, each]));
  return people.flatMap((person) => {
    const account = accounts.get(person.personId);
    return account?.hasPassword ? [{ ...person, language: account.language }] : [];
  });
}
