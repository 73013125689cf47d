import { readCallers } from "../../accounts/index.ts";
import { liveSessions } from "../../../platform/identity/sessions.ts";
import type { Realtime } from "../realtime.ts";
import { hashPermissions } from "./hash-permissions.ts";

/** Tells the client to open another: it is then heard again who it is, and what it may hear. */
const ENDED = 4001;

/**
 * A socket is trusted as long as the token is that it came with. Whose token has run out or was ended, who left the church, or was
 * granted other things since, is let go. Two questions for all sockets of this process.
 */
export async function checkTrust({ connection, sockets, trusted, now }: Realtime): Promise<void> {
  const before = [...trusted];
  const trusts = before.map(([, trust]) => trust);
  const [callers, sessions] = await Promise.all([
    readCallers(connection, trusts),
    liveSessions(
      connection,
      trusts.map(({ sessionId }) => sessionId),
    ),
  ]);
  const known = new Map(callers.map((caller) => [`${caller.churchId}\0${caller.personId}`, caller]));
  const hashes = new Map(callers.map((caller) => [caller, hashPermissions(caller)]));
  const time = now().getTime();
  for (const [socketId, trust] of before) {
    const caller = known.get(`${trust.churchId}\0${trust.personId}`);
    const holds =
      caller !== undefined &&
      trust.expiresAt > time &&
      caller.userId === trust.userId &&
      sessions.has(trust.sessionId) &&
      hashes.get(caller) === trust.permissionsHash;
    if (holds || trusted.get(socketId) !== trust) continue;
    sockets.leaveAll(socketId);
    trusted.delete(socketId);
    sockets.end(socketId, ENDED);
  }
}

/** Once a minute, until it is stopped. */
export function keepTrust(realtime: Realtime): () => void {
  const round = () => {
    if (realtime.trusted.size > 0) checkTrust(realtime).catch(realtime.note);
  };
  const timer = setInterval(round, 60_000).unref();
  return () => clearInterval(timer);
}
