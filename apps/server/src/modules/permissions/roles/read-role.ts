import { MEMBERSHIP_STATUSES, type RoleWithMembers } from "@offertory/contract";
import type { Permissions } from "../permissions.ts";
import { RoleNotFound } from "../permissions-errors.ts";

/** A role with those who hold it. */
export async function readRole({ roles }: Permissions, churchId: string, id: string): Promise<RoleWithMembers> {
  const role = await roles.find(churchId, id);
  if (!role) throw new RoleNotFound();
  const members = await roles.membersOf(churchId, id);
  return {
    ...role,
    members: members.map((row) => ({
      id: row.personId,
      name: { first: row.firstName, last: row.lastName, nick: row.nickName, display: row.displayName },
      contactInfo: { email: row.email },
      photo: row.photo,
      photoUpdated: row.photoUpdated?.toISOString() ?? null,
      membershipStatus: MEMBERSHIP_STATUSES.find((status) => status === row.membershipStatus) ?? "Visitor",
      hasAccount: row.hasPassword === true,
    })),
  };
}
