import { NotAllowed } from "../../../platform/http/http-errors.ts";
import { refuseOtherChurch } from "../../../platform/identity/access.ts";
import type { TokenClaims } from "../../../platform/identity/tokens.ts";
import { inTransaction, type Accounts } from "../accounts.ts";
import { LastAdmin, PersonNotFound } from "../accounts-errors.ts";

interface ChurchLink {
  userId: string;
  churchId: string;
  personId: string;
}

/**
 * Ends the link between an account and a church, so that its tokens there open nothing. Also removes the person's
 * roles, because without the link nobody could tell whose account had them. The last administrator cannot leave.
 */
export async function leaveChurch(
  accounts: Accounts,
  { userId, churchId, personId }: ChurchLink,
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
