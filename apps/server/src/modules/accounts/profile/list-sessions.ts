import type { SessionCard } from "@offertory/contract";
import { listSessions } from "../../../platform/identity/sessions.ts";
import type { TokenClaims } from "../../../platform/identity/tokens.ts";
import type { Accounts } from "../accounts.ts";

/** Lists the sessions of the caller's account. */
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
