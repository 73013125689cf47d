import { sameEmail } from "@offertory/contract";
import { inTransaction, type Accounts } from "../accounts.ts";

/**
 * Unlinks the account from an erased person. An account with a password stays, because only its owner may end it. One
 * without a password was made by an invitation or a gift, and is deleted when no other church is linked to it.
 */
export async function onPersonErased(
  accounts: Accounts,
  { churchId, personId, email }: { churchId: string; personId: string; email?: string | undefined },
): Promise<void> {
  await inTransaction(accounts, async ({ users, userChurches }) => {
    const link = await userChurches.unlinkPerson(churchId, personId);
    if (email) await users.deleteUnknown(sameEmail(email));
    if (!link) return;
    await users.lock(link.userId);
    const user = await users.find(link.userId);
    if (!user || user.passwordHash !== "") return;
    if ((await userChurches.linksOf(link.userId)).length === 0) await users.remove(link.userId);
  });
}
