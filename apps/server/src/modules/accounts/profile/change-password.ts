import { beginSession, endSessions, type SignInOrigin } from "../../../platform/identity/sessions.ts";
import type { TokenClaims } from "../../../platform/identity/tokens.ts";
import { inTransaction, type Accounts } from "../accounts.ts";
import { PasswordWeak, PasswordWrong } from "../accounts-errors.ts";
import { findWeakness } from "../passwords/find-weakness.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { hashPassword } from "../passwords/hash-password.ts";
import { ownUser } from "./read-profile.ts";

/**
 * Changes the caller's own password. Ends every session, closes every open link, and begins a new session for the
 * caller.
 */
export async function changePassword(
  accounts: Accounts,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  caller: TokenClaims,
  origin: SignInOrigin,
): Promise<{ jwt: string }> {
  const user = await ownUser(accounts, caller);
  const { id, email, passwordHash: storedHash } = user;
  const attempt = { email, password: currentPassword, storedHash, address: origin.network, device: caller.session.id };
  const isRight = await checkPassword(accounts, attempt);
  if (!isRight) throw new PasswordWrong();
  const weakness = findWeakness(newPassword, user);
  if (weakness) throw new PasswordWeak(weakness);

  const newHash = await hashPassword(newPassword);
  const session = await inTransaction(accounts, async ({ users, links }, tx) => {
    if (!(await users.replacePassword(id, storedHash, newHash))) throw new PasswordWrong();
    await links.closeAll(id, accounts.now());
    await endSessions(tx, id);
    return beginSession(tx, { userId: id, ...origin, now: accounts.now() });
  });
  return { jwt: accounts.tokens.forUser(id, session) };
}
