import { sameEmail } from "@offertory/contract";
import type { Limit } from "../../../platform/limits/limits.ts";
import { inTransaction, type Accounts } from "../accounts.ts";
import { CodeWrong } from "../accounts-errors.ts";
import { hashCode, hashGuid, makeGuid, sameHash } from "../links/link-secrets.ts";

const BY_ADDRESS: Limit = { name: "verify-code-address", tries: 60, seconds: 3600 };

/** Exchanges the six-digit code of an email for a new guid that expires together with the mailed link. */
export async function verifyCode(
  accounts: Accounts,
  { email, code }: { email: string; code: string },
  address: string,
): Promise<{ authGuid: string }> {
  await accounts.limits.count(BY_ADDRESS, address);
  const authGuid = makeGuid();
  const typed = code.replace(/\s/g, "");

  // A wrong code returns false and does not throw: a rollback would undo the count of the try.
  const isRight = await inTransaction(accounts, async ({ users, links }) => {
    const now = accounts.now();
    const user = await users.findByEmail(sameEmail(email));
    const openLinks = user ? await links.countCodeAttempt(user.id, now) : [];
    const link = openLinks.find(({ guidHash, codeHash }) =>
      sameHash(codeHash ?? "", hashCode(accounts.secret, guidHash, typed)),
    );
    if (!link) return false;
    await links.deleteCode(link.guidHash);
    const { userId, purpose, expiresAt } = link;
    await links.add({ guidHash: hashGuid(authGuid), userId, purpose, createdAt: now, expiresAt });
    return true;
  });
  if (!isRight) throw new CodeWrong();
  return { authGuid };
}
