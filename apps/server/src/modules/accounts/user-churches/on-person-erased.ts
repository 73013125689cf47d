import { sameEmail } from "@offertory/contract";
import { inTransaction, type Accounts } from "../accounts.ts";

/**
 * An erased person is nobody's any more. The account is its owner's: nothing that a church does ends it. One that nobody ever opened was
 * made by an invitation, or by a gift of the address, and goes when no church is left that invites or knows the address.
 */
export async function onPersonErased(
  accounts: Accounts,
  { churchId, personId, email }: { churchId: string; personId: string; email?: string | undefined },
): Promise<void> {
  await inTransaction(accounts, async ({ users, userChurches }) => {
    const link = await userChurches.unlinkPerson(churchId, personId);
    if (email) await users.dropUnknown(sameEmail(email));
    if (!link) return;
    await users.lock(link.userId);
    const user = await users.find(link.userId);
    if (!user || user.passwordHash !== "") return;
    if ((await userChurches.linksOf(link.userId)).length === 0) await users.remove(link.userId);
  });
}
