import { NotSignedIn } from "../../../platform/http/http-errors.ts";
import type { Access } from "../../../platform/identity/access.ts";
import { KEY_NAME, type TokenClaims } from "../../../platform/identity/tokens.ts";
import type { Accounts } from "../accounts.ts";

/**
 * Signed in by the account's own token, or by one of the membership API. Knows of which generation the token is: tokens
 * that are made from it are of the same, so that none of them outlives a sign-out in the very same moment.
 */
export const tokenHolder =
  ({ tokens, standing }: Pick<Accounts, "tokens" | "standing">): Access<TokenClaims> =>
  async ({ headers }) => {
    const [, token = ""] = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? "") ?? [];
    const claims = await tokens.read(token, ["user", KEY_NAME.membership]);
    if (!claims || !(await standing.isCurrent(claims))) throw new NotSignedIn();
    return claims;
  };
