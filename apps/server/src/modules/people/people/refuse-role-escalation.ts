import type { OpenTransaction } from "../../../platform/database/connection.ts";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { isAdministrator } from "../changes/may-agree.ts";
import type { People } from "../people.ts";

/**
 * Lets only administrators change the email address of, or merge, people who have a role. Signing in with an email
 * address links the account to its person, and a merge moves roles, so an editor of people could otherwise gain the
 * roles of others.
 */
export async function refuseRoleEscalation(
  people: People,
  tx: OpenTransaction,
  personIds: readonly string[],
  caller: Caller,
): Promise<void> {
  if (isAdministrator(caller)) return;
  for (const personId of personIds) {
    if (await people.roles.hasAnyRole(tx, caller.churchId, personId)) throw new NotAllowed();
  }
}
