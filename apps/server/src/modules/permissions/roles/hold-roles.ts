import { sql } from "kysely";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Permissions } from "../permissions.ts";
import type { PermissionsTables } from "../permissions-tables.ts";

/** After a merge, gives the kept person the roles of both. */
export async function moveRoles(
  tx: OpenTransaction,
  churchId: string,
  fromPersonId: string,
  toPersonId: string,
): Promise<void> {
  await sql`insert into role_members (church_id, role_id, person_id)
    select church_id, role_id, ${toPersonId} from role_members where church_id = ${churchId} and person_id = ${fromPersonId}
    on conflict do nothing`.execute(tx);
  await tx
    .$extendTables<PermissionsTables>()
    .deleteFrom("roleMembers")
    .where("churchId", "=", churchId)
    .where("personId", "=", fromPersonId)
    .execute();
}

/** Removes a person from every role. Returns the number of roles they had. */
export async function dropRoles(tx: OpenTransaction, churchId: string, personId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .$extendTables<PermissionsTables>()
    .deleteFrom("roleMembers")
    .where("churchId", "=", churchId)
    .where("personId", "=", personId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Whether a person was added to any role. Locks the row, so that it stays true until the transaction ends. */
export async function holdsRole(tx: OpenTransaction, churchId: string, personId: string): Promise<boolean> {
  const held = await tx
    .$extendTables<PermissionsTables>()
    .selectFrom("roleMembers")
    .select("roleId")
    .where("churchId", "=", churchId)
    .where("personId", "=", personId)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * Whether this person is an administrator and no other administrator can sign in. Locks the role, so that two
 * administrators who leave at once cannot both get false.
 */
export async function isOnlyAdmin(
  { findAccounts }: Pick<Permissions, "findAccounts">,
  tx: OpenTransaction,
  churchId: string,
  personId: string,
): Promise<boolean> {
  const db = tx.$extendTables<PermissionsTables>();
  const admins = await db
    .selectFrom("roles")
    .select("id")
    .where("churchId", "=", churchId)
    .where("kind", "=", "admins")
    .forUpdate()
    .executeTakeFirst();
  if (!admins) return false;
  const holders = await db
    .selectFrom("roleMembers as m")
    .innerJoin("peopleNames as p", (join) =>
      join.onRef("p.churchId", "=", "m.churchId").onRef("p.personId", "=", "m.personId"),
    )
    .select("m.personId")
    .where("m.churchId", "=", churchId)
    .where("m.roleId", "=", admins.id)
    .where("p.archived", "=", false)
    .execute();
  if (!holders.some((holder) => holder.personId === personId)) return false;
  const others = holders.map((holder) => holder.personId).filter((id) => id !== personId);
  // An invited person who never set a password cannot sign in, and so does not count.
  return !(await findAccounts(tx, churchId, others)).some(({ hasPassword }) => hasPassword);
}
