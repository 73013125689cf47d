import type { Call } from "@offertory/api-client";
import { leaveChurch as leaveRecord, leaveOwnRoles, type SignedInUser, type UserChurch } from "@offertory/contract";

/** Leaves a church: first removes the link between account and person, then the account's roles there. */
export async function leaveChurch(call: Call, user: SignedInUser, { church, person }: UserChurch): Promise<void> {
  await call(leaveRecord, { params: { userId: user.id, churchId: church.id, personId: person.id } });
  await call(leaveOwnRoles, { params: { churchId: church.id, userId: user.id } });
}
