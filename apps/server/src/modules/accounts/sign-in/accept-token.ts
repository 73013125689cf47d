import { redeemHandover } from "../../../platform/identity/handover.ts";
import { touchSession, type SignInOrigin } from "../../../platform/identity/sessions.ts";
import { KEY_NAME } from "../../../platform/identity/tokens.ts";
import type { Accounts } from "../accounts.ts";
import { InvalidLogin } from "../accounts-errors.ts";
import type { Accepted } from "./accepted.ts";

/**
 * Signs in with a user token, a membership API token, or a handover token, which is accepted once. The session of the
 * token continues; its end does not change.
 */
export async function acceptToken(accounts: Accounts, token: string, { network }: SignInOrigin): Promise<Accepted> {
  const { tokens, callerContext, users, connection } = accounts;
  const claims = tokens.read(token, ["user", "handover", KEY_NAME.membership]);
  if (!claims || !(await callerContext.isCurrent(claims))) throw new InvalidLogin();
  if (claims.audience === "handover" && !(claims.tokenId && (await redeemHandover(connection, claims.tokenId))))
    throw new InvalidLogin();
  const user = await users.find(claims.userId);
  if (!user) throw new InvalidLogin();
  await touchSession(connection, claims.session.id, network, accounts.now());
  return { user, session: claims.session };
}
