import { sql } from "kysely";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Permissions } from "../permissions.ts";
import type { PermissionsTables } from "../permissions-tables.ts";

/** When two people become one, the kept one holds the roles of both. */
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

/** Takes every role from a person; answers how many there were. */
export async function dropRoles(tx: OpenTransaction, churchId: string, personId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .$extendTables<PermissionsTables>()
    .deleteFrom("roleMembers")
    .where("churchId", "=", churchId)
    .where("personId", "=", personId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Whether somebody was put into any role, and stays so until the transaction ends. */
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
 * Whether a church would be left without an administrator if this person were gone. Locks the role, so that two
 * administrators who leave at once cannot both be told no.
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
  // Who was invited and never came cannot look after a church.
  return !(await findAccounts(tx, churchId, others)).some(({ hasPassword }) => hasPassword);
}
