import type { SignedIn } from "../../../platform/identity/caller.ts";
import { endSessions } from "../../../platform/identity/sessions.ts";
import type { Accounts } from "../accounts.ts";

/** Ends every session of the caller's account, the current one included. */
export async function signOutEverywhere(
  { connection }: Accounts,
  { userId }: SignedIn,
): Promise<{ signedOut: boolean }> {
  await endSessions(connection, userId);
  return { signedOut: true };
}
