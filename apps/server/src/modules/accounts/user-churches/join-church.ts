import { NotAllowed, NotSignedIn } from "../../../platform/http/http-errors.ts";
import { findOrAddPerson } from "../../people/index.ts";
import { inTransaction, type Accounts } from "../accounts.ts";

/**
 * Links an account to a person of a church: one with the account's email who has no account yet, or a new guest. Only
 * an account with a password may do so: its first password was set by a mailed link, which proves that its owner reads
 * that mailbox.
 */
export async function joinChurch(accounts: Accounts, userId: string, churchId: string): Promise<void> {
  await inTransaction(accounts, async ({ users, userChurches }, tx) => {
    // Clients may send several requests at once. The lock makes the later ones wait and find the link of the first.
    await users.lock(userId);
    const user = await users.find(userId);
    if (!user) throw new NotSignedIn();
    if (user.passwordHash === "") throw new NotAllowed();
    if (await userChurches.isIn(userId, churchId)) return;

    // A link to an archived person gives no access. Its owner joins again as a guest.
    await userChurches.unlink(userId, churchId);
    const { email, firstName, lastName } = user;
    const details = { email, firstName, lastName, withoutAccount: true };
    const personId = await findOrAddPerson(accounts.people, tx, churchId, details);
    await userChurches.link({ userId, churchId, personId, createdAt: accounts.now() });
  });
}
