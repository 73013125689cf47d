import type { CallAnswer, setPassword as call } from "@offertory/contract";
import type { z } from "zod";
import type { Refusal } from "../../../platform/errors/refusal.ts";
import { endSessions } from "../../../platform/identity/sessions.ts";
import { inTransaction, type Accounts } from "../accounts.ts";
import { LinkExpired, PasswordWeak } from "../accounts-errors.ts";
import { hashGuid } from "../links/link-secrets.ts";
import { findWeakness } from "./find-weakness.ts";
import { resetAttempts } from "./check-password.ts";
import { hashPassword } from "./hash-password.ts";

type Answer = CallAnswer<typeof call>;

/** Sets a password with a mailed link. Uses up the link, closes the user's other links, and ends every session. */
export async function setPassword(
  accounts: Accounts,
  { authGuid, newPassword }: z.output<(typeof call)["body"]>,
  address: string,
): Promise<Answer> {
  const guidHash = hashGuid(authGuid);
  const link = await accounts.links.find("set-password", guidHash, accounts.now());
  const user = link && (await accounts.users.find(link.userId));
  if (!user) return refused(new LinkExpired());
  const weakness = findWeakness(newPassword, user);
  if (weakness) return refused(new PasswordWeak(weakness));

  const passwordHash = await hashPassword(newPassword);
  const isSet = await inTransaction(accounts, async ({ links, users }, tx) => {
    const now = accounts.now();
    if (!(await links.markUsed("set-password", guidHash, now))) return false;
    await links.closeAll(user.id, now);
    await users.setPassword(user.id, passwordHash);
    await endSessions(tx, user.id);
    return true;
  });
  if (!isSet) return refused(new LinkExpired());
  await resetAttempts(accounts, { email: user.email, address });
  return { success: true };
}

/** Published clients read `success`; our own apps also read the code and the message. */
const refused = ({ code, message }: Refusal): Answer => ({ success: false, code, message });
