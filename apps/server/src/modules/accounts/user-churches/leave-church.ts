import { NotAllowed } from "../../../platform/http/http-errors.ts";
import { refuseOtherChurch } from "../../../platform/identity/access.ts";
import type { TokenClaims } from "../../../platform/identity/tokens.ts";
import { inTransaction, type Accounts } from "../accounts.ts";
import { LastAdmin, PersonNotFound } from "../accounts-errors.ts";

interface Record {
  userId: string;
  churchId: string;
  personId: string;
}

/**
 * Leaves a church: its tokens open nothing any more. The roles go with the link, because afterwards nobody could tell
 * whose they were; a church keeps its last administrator.
 */
export async function leaveChurch(
  accounts: Accounts,
  { userId, churchId, personId }: Record,
  caller: TokenClaims,
): Promise<{ left: boolean }> {
  if (userId !== caller.userId) throw new NotAllowed();
  refuseOtherChurch(caller, churchId);
  return inTransaction(accounts, async ({ userChurches }, tx) => {
    const link = await userChurches.findLink(userId, churchId);
    if (!link) return { left: false };
    if (link.personId !== personId) throw new PersonNotFound();
    if (await accounts.roles.isOnlyAdmin(tx, churchId, personId)) throw new LastAdmin();
    await accounts.roles.drop(tx, churchId, personId);
    await userChurches.unlink(userId, churchId);
    return { left: true };
  });
}
