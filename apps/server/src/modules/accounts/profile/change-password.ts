import { endTokens } from "../../../platform/identity/end-tokens.ts";
import type { SignedIn } from "../../../platform/identity/caller.ts";
import { inOneGo, type Accounts } from "../accounts.ts";
import { PasswordWeak, PasswordWrong } from "../accounts-errors.ts";
import { findWeakness } from "../passwords/find-weakness.ts";
import { guessPassword } from "../passwords/guess-password.ts";
import { hashPassword } from "../passwords/hash-password.ts";
import { ownUser } from "./read-profile.ts";

/** Changes one's own password: every older token and every open link ends, and a fresh token is answered. */
export async function changePassword(
  accounts: Accounts,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  caller: SignedIn,
  address: string,
): Promise<{ jwt: string }> {
  const user = await ownUser(accounts, caller);
  const { id, email, passwordHash: storedHash } = user;
  const right = await guessPassword(accounts, { email, password: currentPassword, storedHash, address });
  if (!right) throw new PasswordWrong();
  const weakness = findWeakness(newPassword, user);
  if (weakness) throw new PasswordWeak(weakness);

  const newHash = await hashPassword(newPassword);
  const generation = await inOneGo(accounts, async ({ users, links }, tx) => {
    if (!(await users.replacePassword(id, storedHash, newHash))) throw new PasswordWrong();
    await links.close(id, accounts.now());
    return endTokens(tx, id);
  });
  return { jwt: accounts.tokens.forUser(id, generation) };
}
