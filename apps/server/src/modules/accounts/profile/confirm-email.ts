import { inTransaction, type Accounts } from "../accounts.ts";
import { EmailTaken, LinkExpired } from "../accounts-errors.ts";
import { hashGuid } from "../links/link-secrets.ts";
import { setPersonEmail } from "../../people/index.ts";

/** Moves an account to the address whose owner followed the mailed link, in all of its churches. */
export async function confirmEmail(accounts: Accounts, guid: string): Promise<{ email: string }> {
  return inTransaction(accounts, async ({ links, users, userChurches }, tx) => {
    const now = accounts.now();
    const link = await links.take("confirm-email", hashGuid(guid), now);
    if (!link?.newEmail) throw new LinkExpired();
    const { userId, newEmail: email } = link;
    // Links in the old mailbox are no longer this person's.
    await links.close(userId, now);
    await users.dropNamed(email);
    await users.setEmail(userId, email);
    for (const { churchId, personId } of await userChurches.linksOf(userId)) {
      await setPersonEmail(accounts.people, tx, churchId, personId, email);
    }
    return { email };
  }).catch(emailTaken);
}

/** The database holds addresses unique, so that of two who confirm at once one is told. */
function emailTaken(error: unknown): never {
  if (error instanceof Error && "constraint" in error && error.constraint === "users_by_email") throw new EmailTaken();
  throw error;
}
