import { NotAllowed } from "../../../platform/http/http-errors.ts";
import { refuseOtherChurch } from "../../../platform/identity/access.ts";
import type { TokenClaims } from "../../../platform/identity/tokens.ts";
import { inTransaction, type Accounts } from "../accounts.ts";
import { LastAdmin } from "../accounts-errors.ts";

/**
 * Removes the caller's own roles in a church. Returns 0 for a caller who has left the church, because clients send both
 * calls, one after the other.
 */
export async function leaveOwnRoles(
  accounts: Accounts,
  { churchId, userId }: { churchId: string; userId: string },
  caller: TokenClaims,
): Promise<{ removed: number }> {
  if (userId !== caller.userId) throw new NotAllowed();
  refuseOtherChurch(caller, churchId);
  return inTransaction(accounts, async ({ userChurches }, tx) => {
    const link = await userChurches.findLink(userId, churchId);
    if (!link) return { removed: 0 };
    if (await accounts.roles.isOnlyAdmin(tx, churchId, link.personId)) throw new LastAdmin();
    return { removed: await accounts.roles.drop(tx, churchId, link.personId) };
  });
}
