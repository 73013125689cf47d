import { NotAllowed, NotSignedIn } from "../../../platform/http/http-errors.ts";
import { findOrAddPerson } from "../../people/index.ts";
import { inTransaction, type Accounts } from "../accounts.ts";

/**
 * Links an account to its person in a church: the one with its address whom nobody signs in as yet, or a new guest. Only
 * an account that proved its address may take over what a church knows of that address: it has a password, and the
 * first of those is set by a mailed link.
 */
export async function joinChurch(accounts: Accounts, userId: string, churchId: string): Promise<void> {
  await inTransaction(accounts, async ({ users, userChurches }, tx) => {
    // Clients choose a church several times at once: who comes second finds the first one's link.
    await users.lock(userId);
    const user = await users.find(userId);
    if (!user) throw new NotSignedIn();
    if (user.passwordHash === "") throw new NotAllowed();
    if (await userChurches.isIn(userId, churchId)) return;

    // A link to somebody who was archived opens nothing any more: who comes back begins as a guest.
    await userChurches.unlink(userId, churchId);
    const { email, firstName, lastName } = user;
    const wanted = { email, firstName, lastName, withoutAccount: true };
    const personId = await findOrAddPerson(accounts.people, tx, churchId, wanted);
    await userChurches.link({ userId, churchId, personId, createdAt: accounts.now() });
  });
}
