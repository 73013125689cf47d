import { CHURCH_PERMISSIONS, type RoleWithMembers } from "@offertory/contract";
import { z } from "zod";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { eventKind } from "../../../platform/jobs/events.ts";
import type { Permissions } from "../permissions.ts";
import { LastAdmin, RoleFixed, RoleNotFound, RolePersonNotFound } from "../permissions-errors.ts";
import type { PermissionsTables } from "../permissions-tables.ts";
import { isOnlyAdmin } from "./hold-roles.ts";
import { refuseGrantingMore } from "./may-grant.ts";
import { readRole } from "./read-role.ts";
import type { ChangedBy } from "../../../platform/identity/security-change.ts";
import { recordSecurityChange } from "../security-changes/record-security-change.ts";

/** A person was added to a role. The accounts module emails them, and invites those without an account. */
export const roleMemberAdded = eventKind(
  "role-member-added",
  z.object({
    churchId: z.string(),
    roleId: z.string(),
    roleName: z.string(),
    personId: z.string(),
    byUserId: z.string(),
  }),
);

async function chosenRole(permissions: Permissions, id: string, caller: Caller) {
  const role = await permissions.roles.find(caller.churchId, id);
  if (!role) throw new RoleNotFound();
  // These roles apply by membership or account; nobody is added to them.
  if (role.kind === "members" || role.kind === "everyone") throw new RoleFixed();
  refuseGrantingMore(caller, role.kind === "admins" ? CHURCH_PERMISSIONS : role.permissions);
  return role;
}

/** Records for the email to administrators that a person was added to a role or removed from it. */
async function recordMember(
  permissions: Permissions,
  tx: OpenTransaction,
  by: ChangedBy,
  { kind, role, personId }: { kind: "memberAdded" | "memberRemoved"; role: string; personId: string },
): Promise<void> {
  const person = await tx
    .$extendTables<PermissionsTables>()
    .selectFrom("peopleNames")
    .select("displayName")
    .where("churchId", "=", by.churchId)
    .where("personId", "=", personId)
    .executeTakeFirst();
  await recordSecurityChange(permissions, tx, by, { kind, names: { role, person: person?.displayName ?? "?" } });
}

/** Adds a person to a role. Does nothing if they already have it. */
export async function addRoleMember(
  permissions: Permissions,
  id: string,
  personId: string,
  caller: Caller,
  address: string,
): Promise<RoleWithMembers> {
  const { churchId, userId } = caller;
  const role = await chosenRole(permissions, id, caller);
  if (!(await permissions.roles.hasPerson(churchId, personId))) throw new RolePersonNotFound();

  await permissions.connection.transaction().execute(async (tx) => {
    const added = await tx
      .$extendTables<PermissionsTables>()
      .insertInto("roleMembers")
      .values({ churchId, roleId: id, personId })
      .onConflict((conflict) => conflict.doNothing())
      .returning("personId")
      .executeTakeFirst();
    if (!added) return;
    await recordMember(permissions, tx, { ...caller, address }, { kind: "memberAdded", role: role.name, personId });
    // The added person will be emailed, so the church's email limit is checked now, while the caller can see the
    // refusal.
    await permissions.emails.refuseOverLimit(tx, churchId, "staff");
    await permissions.publish(tx, roleMemberAdded, {
      churchId,
      roleId: id,
      roleName: role.name,
      personId,
      byUserId: userId,
    });
  });
  return readRole(permissions, churchId, id);
}

/** Removes a person from a role. Refuses to remove the last administrator. */
export async function removeRoleMember(
  permissions: Permissions,
  id: string,
  personId: string,
  caller: Caller,
  address: string,
): Promise<RoleWithMembers> {
  const { churchId } = caller;
  const role = await chosenRole(permissions, id, caller);

  await permissions.connection.transaction().execute(async (tx) => {
    const member = await tx
      .$extendTables<PermissionsTables>()
      .selectFrom("roleMembers")
      .select("personId")
      .where("churchId", "=", churchId)
      .where("roleId", "=", id)
      .where("personId", "=", personId)
      .executeTakeFirst();
    if (!member) return;
    await recordMember(permissions, tx, { ...caller, address }, { kind: "memberRemoved", role: role.name, personId });
    if (role.kind === "admins" && (await isOnlyAdmin(permissions, tx, churchId, personId))) throw new LastAdmin();
    await tx
      .$extendTables<PermissionsTables>()
      .deleteFrom("roleMembers")
      .where("churchId", "=", churchId)
      .where("roleId", "=", id)
      .where("personId", "=", personId)
      .execute();
  });
  return readRole(permissions, churchId, id);
}
