import type { TokenSession } from "../../../platform/identity/tokens.ts";
import type { User } from "../user.ts";

/** The user whose password or token was accepted, and the session that new tokens will carry. */
export interface Accepted {
  user: User;
  session: TokenSession;
}
