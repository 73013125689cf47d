import type { TokenSession } from "../../../platform/identity/tokens.ts";
import type { User } from "../user.ts";

/** Whose credentials they are, and of which session the tokens will be that are made from them. */
export interface Accepted {
  user: User;
  session: TokenSession;
}
