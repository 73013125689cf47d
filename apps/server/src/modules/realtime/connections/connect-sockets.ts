import { ALERTS, type CallAnswer, type ConnectionDraft, type connectSockets as call } from "@offertory/contract";
import { NotSignedIn } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { ReadToken } from "../../../platform/identity/tokens.ts";
import type { Realtime, Trust } from "../realtime.ts";
import { ConnectionIncomplete, ConnectionNotYours, ConversationNotAccessible } from "../realtime-errors.ts";
import type { Broadcast } from "../broadcasts/broadcast-message.ts";
import { ownRoom, conversationRoom, wakeRoom } from "../broadcasts/room-names.ts";
import { sendBroadcasts } from "../broadcasts/broadcast.ts";
import { hashPermissions } from "./hash-permissions.ts";

export type Proved = { token: ReadToken; caller: Caller } | null;
type Named = ConnectionDraft & { socketId: string; personId: string };

/** Limits calls without a token per network address. Calls with a token are not counted. */
const CONNECTIONS = { name: "connections", tries: 600, seconds: 60 };
/** The format of our socket ids. Another process may have the socket, so this one cannot check whether it exists. */
const SOCKET_NAME = /^[\w-]{22}$/;

/**
 * Joins sockets to rooms. The join is broadcast to all processes, because the socket may be connected to another one.
 */
export async function connectSockets(
  realtime: Realtime,
  drafts: readonly ConnectionDraft[],
  proved: Proved,
  address: string,
): Promise<CallAnswer<typeof call>> {
  const named = drafts.map(checkNames);
  if (!proved && named.length > 0) await realtime.limits.count(CONNECTIONS, address);
  const joins: Broadcast[] = [];
  for (const draft of named) joins.push(await joinOf(realtime, draft, proved));
  if (joins.length > 0) await sendBroadcasts(realtime.connection, ...joins);
  const heard = proved ? ("content" as const) : ("wake-ups" as const);
  return named.map(({ conversationId, socketId }) => ({ conversationId, socketId, heard }));
}

function checkNames(draft: ConnectionDraft): Named {
  const { socketId, personId, churchId } = draft;
  if (!socketId || !SOCKET_NAME.test(socketId) || !personId || !churchId) throw new ConnectionIncomplete();
  return { ...draft, socketId, personId };
}

async function joinOf(
  realtime: Realtime,
  { socketId, personId, churchId, conversationId }: Named,
  proved: Proved,
): Promise<Broadcast> {
  const join = (room: string, trust: Trust | null): Broadcast => ({ kind: "join", socketId, room, trust });
  if (!proved) {
    if (conversationId !== ALERTS) throw new NotSignedIn();
    return join(wakeRoom(churchId, personId), null);
  }
  const { caller } = proved;
  if (personId !== caller.personId || churchId !== caller.churchId) throw new ConnectionNotYours();
  if (conversationId === ALERTS) return join(ownRoom(churchId, personId), trustIn(proved));
  const canAccess = await Promise.all(realtime.sources.map((source) => source.canAccess(caller, conversationId)));
  if (!canAccess.some(Boolean)) throw new ConversationNotAccessible();
  return join(conversationRoom(churchId, conversationId), trustIn(proved));
}

const trustIn = ({ token, caller }: NonNullable<Proved>): Trust => ({
  userId: caller.userId,
  churchId: caller.churchId,
  personId: caller.personId,
  sessionId: token.session.id,
  permissionsHash: hashPermissions(caller),
  expiresAt: token.expiresAt * 1000,
});
