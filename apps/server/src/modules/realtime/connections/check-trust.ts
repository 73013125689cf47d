import { readCallers } from "../../accounts/index.ts";
import { findLiveSessions } from "../../../platform/identity/sessions.ts";
import type { Realtime } from "../realtime.ts";
import { hashPermissions } from "./hash-permissions.ts";

/** Close code on which the client connects and joins again, with its token. */
const TRUST_ENDED = 4001;

/**
 * Closes the sockets whose token has expired, whose session has ended, or whose person has left the church or has other
 * permissions than at the join. Takes two queries for all sockets of this process.
 */
export async function checkTrust({ connection, sockets, trusted, now }: Realtime): Promise<void> {
  const before = [...trusted];
  const trusts = before.map(([, trust]) => trust);
  const [callers, sessions] = await Promise.all([
    readCallers(connection, trusts),
    findLiveSessions(
      connection,
      trusts.map(({ sessionId }) => sessionId),
    ),
  ]);
  const known = new Map(callers.map((caller) => [`${caller.churchId}\0${caller.personId}`, caller]));
  const hashes = new Map(callers.map((caller) => [caller, hashPermissions(caller)]));
  const time = now().getTime();
  for (const [socketId, trust] of before) {
    const caller = known.get(`${trust.churchId}\0${trust.personId}`);
    const isValid =
      caller !== undefined &&
      trust.expiresAt > time &&
      caller.userId === trust.userId &&
      sessions.has(trust.sessionId) &&
      hashes.get(caller) === trust.permissionsHash;
    if (isValid || trusted.get(socketId) !== trust) continue;
    sockets.leaveAll(socketId);
    trusted.delete(socketId);
    sockets.end(socketId, TRUST_ENDED);
  }
}

/** Runs `checkTrust` once a minute. Returns a function that stops it. */
export function startTrustChecks(realtime: Realtime): () => void {
  const round = () => {
    if (realtime.trusted.size > 0) checkTrust(realtime).catch(realtime.note);
  };
  const timer = setInterval(round, 60_000).unref();
  return () => clearInterval(timer);
}
