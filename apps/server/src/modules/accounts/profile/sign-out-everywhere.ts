import { endTokens } from "../../../platform/identity/end-tokens.ts";
import type { SignedIn } from "../../../platform/identity/caller.ts";
import { inOneGo, type Accounts } from "../accounts.ts";

/** Ends every token of one's own account, on every device: the one that asks included. */
export async function signOutEverywhere(accounts: Accounts, { userId }: SignedIn): Promise<{ signedOut: boolean }> {
  await inOneGo(accounts, (_, tx) => endTokens(tx, userId));
  return { signedOut: true };
}
