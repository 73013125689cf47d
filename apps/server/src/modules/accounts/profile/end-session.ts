import type { SignedIn } from "../../../platform/identity/caller.ts";
import { endSession } from "../../../platform/identity/sessions.ts";
import type { Accounts } from "../accounts.ts";

/** Ends one of the caller's sessions. `signedOut` is false when it had ended already, or is not the caller's. */
export const endOneSession = async (
  { connection }: Accounts,
  { userId }: SignedIn,
  sessionId: string,
): Promise<{ signedOut: boolean }> => ({ signedOut: await endSession(connection, userId, sessionId) });
