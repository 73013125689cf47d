import type { Caller } from "./caller.ts";
import type { TokenClaims } from "./tokens.ts";

/** Where the bearer of a token stands at this moment. The module of accounts answers it. */
export interface CallerContext {
  /** Whether a token's session goes on. */
  isCurrent(claims: TokenClaims): Promise<boolean>;
  /** Null for who stands nowhere in the token's church. */
  callerOf(claims: TokenClaims): Promise<Caller | null>;
}
