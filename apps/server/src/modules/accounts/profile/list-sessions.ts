import type { SessionCard } from "@offertory/contract";
import { listSessions } from "../../../platform/identity/sessions.ts";
import type { TokenClaims } from "../../../platform/identity/tokens.ts";
import type { Accounts } from "../accounts.ts";

/** Where one's own account is signed in. */
export async function listOwnSessions(
  { connection, now }: Accounts,
  { userId, session }: TokenClaims,
): Promise<SessionCard[]> {
  const sessions = await listSessions(connection, userId, now());
  return sessions.map(({ begunAt, seenAt, ...card }) => ({
    ...card,
    begunAt: begunAt.toISOString(),
    seenAt: seenAt.toISOString(),
    current: card.id === session.id,
  }));
}
