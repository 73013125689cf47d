import { takeHandover } from "../../../platform/identity/handover.ts";
import { noteSession, type SignInPlace } from "../../../platform/identity/sessions.ts";
import { KEY_NAME } from "../../../platform/identity/tokens.ts";
import type { Accounts } from "../accounts.ts";
import { InvalidLogin } from "../accounts-errors.ts";
import type { Accepted } from "./accepted.ts";

/**
 * Takes a token of the account, any of the membership API, or one that was made to switch apps, which is good once. The session
 * goes on, and ends when it would have ended.
 */
export async function acceptToken(accounts: Accounts, token: string, { network }: SignInPlace): Promise<Accepted> {
  const { tokens, callerContext, users, connection } = accounts;
  const claims = tokens.read(token, ["user", "handover", KEY_NAME.membership]);
  if (!claims || !(await callerContext.isCurrent(claims))) throw new InvalidLogin();
  if (claims.audience === "handover" && !(claims.tokenId && (await takeHandover(connection, claims.tokenId))))
    throw new InvalidLogin();
  const user = await users.find(claims.userId);
  if (!user) throw new InvalidLogin();
  await noteSession(connection, claims.session.id, network, accounts.now());
  return { user, session: claims.session };
}
