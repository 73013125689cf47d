import { inTransaction, type Accounts } from "../accounts.ts";
import { EmailTaken, LinkExpired } from "../accounts-errors.ts";
import { hashGuid } from "../links/link-secrets.ts";
import { setPersonEmail } from "../../people/index.ts";

/** Sets the new email of an account, and of its person in every church, after the mailed link was followed. */
export async function confirmEmail(accounts: Accounts, guid: string): Promise<{ email: string }> {
  return inTransaction(accounts, async ({ links, users, userChurches }, tx) => {
    const now = accounts.now();
    const link = await links.markUsed("confirm-email", hashGuid(guid), now);
    if (!link?.newEmail) throw new LinkExpired();
    const { userId, newEmail: email } = link;
    // Emails in the old mailbox may have open links; somebody else may read that mailbox now.
    await links.closeAll(userId, now);
    await users.deleteUnregistered(email);
    await users.setEmail(userId, email);
    for (const { churchId, personId } of await userChurches.linksOf(userId)) {
      await setPersonEmail(accounts.people, tx, churchId, personId, email);
    }
    return { email };
  }).catch(emailTaken);
}

/** Translates a violation of the unique index on email, which happens when two accounts confirm one address at once. */
function emailTaken(error: unknown): never {
  if (error instanceof Error && "constraint" in error && error.constraint === "users_by_email") throw new EmailTaken();
  throw error;
}
