import { MEMBERSHIP_STATUSES, type RoleWithMembers } from "@offertory/contract";
import type { Permissions } from "../permissions.ts";
import { RoleNotFound } from "../permissions-errors.ts";

/** Reads a role and its members. */
export async function readRole(
  { roles, connection, findAccounts }: Permissions,
  churchId: string,
  id: string,
): Promise<RoleWithMembers> {
  const role = await roles.find(churchId, id);
  if (!role) throw new RoleNotFound();
  const members = await roles.membersOf(churchId, id);
  const memberIds = members.map(({ personId }) => personId);
  const accounts = (await findAccounts(connection, churchId, memberIds)).filter(({ hasPassword }) => hasPassword);
  const withAccount = new Set(accounts.map(({ personId }) => personId));
  return {
    ...role,
    members: members.map((row) => ({
      id: row.personId,
      name: { first: row.firstName, last: row.lastName, nick: row.nick, display: row.displayName },
      contactInfo: { email: row.email },
      photo: row.photo,
      photoUpdated: row.photoUpdated?.toISOString() ?? null,
      membershipStatus: MEMBERSHIP_STATUSES.find((status) => status === row.membershipStatus) ?? "Visitor",
      hasAccount: withAccount.has(row.personId),
    })),
  };
}
