import { can, CHURCH_PERMISSIONS, MEMBERS, samePermission, type Permission } from "@offertory/contract";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { PermissionsTables } from "../permissions-tables.ts";
import { refuseGrantingMore } from "./may-grant.ts";

/**
 * Refuses changes to people who have permissions that the caller does not have: otherwise a caller who may edit people
 * could archive the treasurer. Members have the permissions of the members role. Locks the role members until the
 * transaction ends.
 */
export async function refuseRemovingRoles(
  tx: OpenTransaction,
  personIds: readonly string[],
  caller: Caller,
): Promise<void> {
  if (personIds.length === 0) return;
  const roles = await tx
    .$extendTables<PermissionsTables>()
    .selectFrom("roleMembers as m")
    .innerJoin("roles as r", (join) => join.onRef("r.churchId", "=", "m.churchId").onRef("r.id", "=", "m.roleId"))
    .select(["r.id", "r.kind"])
    .where("m.churchId", "=", caller.churchId)
    .where("m.personId", "in", personIds)
    .forShare()
    .execute();
  if (roles.some(({ kind }) => kind === "admins")) refuseGrantingMore(caller, CHURCH_PERMISSIONS);
  refuseGrantingMore(
    caller,
    await permissionsOf(
      tx,
      caller.churchId,
      roles.map(({ id }) => id),
    ),
  );
  const member = await tx
    .$extendTables<PermissionsTables>()
    .selectFrom("peopleNames")
    .select("personId")
    .where("churchId", "=", caller.churchId)
    .where("personId", "in", personIds)
    .where("membershipStatus", "in", MEMBERS)
    .limit(1)
    .executeTakeFirst();
  if (member) await refuseChangingMembership(tx, caller);
}

/** Not counted: a caller who edits people sees all of them anyway. */
const IMPLIED_PERMISSIONS: readonly Permission[] = [can.viewPeople, can.viewMembers];

/**
 * Making somebody a member, or ending it, grants or removes the permissions of all members. The caller must have those.
 */
export async function refuseChangingMembership(tx: OpenTransaction, caller: Caller): Promise<void> {
  const members = await tx
    .$extendTables<PermissionsTables>()
    .selectFrom("roles")
    .select("id")
    .where("churchId", "=", caller.churchId)
    .where("kind", "=", "members")
    .execute();
  const granted = await permissionsOf(
    tx,
    caller.churchId,
    members.map(({ id }) => id),
  );
  refuseGrantingMore(
    caller,
    granted.filter((permission) => !IMPLIED_PERMISSIONS.some((known) => samePermission(known, permission))),
  );
}

async function permissionsOf(tx: OpenTransaction, churchId: string, roleIds: readonly string[]): Promise<Permission[]> {
  if (roleIds.length === 0) return [];
  const rows = await tx
    .$extendTables<PermissionsTables>()
    .selectFrom("rolePermissions")
    .select(["api", "contentType", "action"])
    .where("churchId", "=", churchId)
    .where("roleId", "in", roleIds)
    .execute();
  return CHURCH_PERMISSIONS.filter((permission) =>
    rows.some(
      ({ api, contentType, action }) =>
        api === permission.api && contentType === permission.contentType && action === permission.action,
    ),
  );
}
