import type { Caller } from "./caller.ts";
import type { TokenClaims } from "./tokens.ts";

/** Looks up who sends a token and what they may do now. The accounts module implements it. */
export interface CallerContext {
  /** Whether the token's session still exists. */
  isCurrent(claims: TokenClaims): Promise<boolean>;
  /** Null when the session has ended or the person has no membership in the token's church. */
  callerOf(claims: TokenClaims): Promise<Caller | null>;
}
