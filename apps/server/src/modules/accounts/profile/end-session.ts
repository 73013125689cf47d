import type { SignedIn } from "../../../platform/identity/caller.ts";
import { endSession } from "../../../platform/identity/sessions.ts";
import type { Accounts } from "../accounts.ts";

/** Ends one session of one's own account. One that is over already is as ended as one wished. */
export const endOneSession = async (
  { connection }: Accounts,
  { userId }: SignedIn,
  sessionId: string,
): Promise<{ signedOut: boolean }> => ({ signedOut: await endSession(connection, userId, sessionId) });
