import { ALERTS, type CallAnswer, type ConnectionDraft, type connectSockets as call } from "@offertory/contract";
import { NotSignedIn } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { ReadToken } from "../../../platform/identity/tokens.ts";
import type { Realtime, Trust } from "../realtime.ts";
import { ConnectionIncomplete, ConnectionNotYours, ConversationNotAccessible } from "../realtime-errors.ts";
import type { Broadcast } from "../broadcasts/broadcast-message.ts";
import { personRoom, conversationRoom, wakeRoom } from "../broadcasts/room-names.ts";
import { sendBroadcasts } from "../broadcasts/broadcast.ts";
import { hashPermissions } from "./hash-permissions.ts";

export type Authenticated = { token: ReadToken; caller: Caller } | null;
type ConnectionRequest = ConnectionDraft & { socketId: string; personId: string };

/** Limits calls without a token per network address. Calls with a token are not counted. */
const CONNECTION_LIMIT = { name: "connections", tries: 600, seconds: 60 };
/** The format of our socket ids. Another process may have the socket, so this one cannot check whether it exists. */
const SOCKET_ID = /^[\w-]{22}$/;

/**
 * Joins sockets to rooms. The join is broadcast to all processes, because the socket may be connected to another one.
 */
export async function connectSockets(
  realtime: Realtime,
  drafts: readonly ConnectionDraft[],
  authenticated: Authenticated,
  address: string,
): Promise<CallAnswer<typeof call>> {
  const requests = drafts.map(checkRequest);
  if (!authenticated && requests.length > 0) await realtime.limits.count(CONNECTION_LIMIT, address);
  const joins: Broadcast[] = [];
  for (const draft of requests) joins.push(await authorizeJoin(realtime, draft, authenticated));
  if (joins.length > 0) await sendBroadcasts(realtime.connection, ...joins);
  const received = authenticated ? ("content" as const) : ("wake-ups" as const);
  return requests.map(({ conversationId, socketId }) => ({ conversationId, socketId, heard: received }));
}

function checkRequest(draft: ConnectionDraft): ConnectionRequest {
  const { socketId, personId, churchId } = draft;
  if (!socketId || !SOCKET_ID.test(socketId) || !personId || !churchId) throw new ConnectionIncomplete();
  return { ...draft, socketId, personId };
}

async function authorizeJoin(
  realtime: Realtime,
  { socketId, personId, churchId, conversationId }: ConnectionRequest,
  authenticated: Authenticated,
): Promise<Broadcast> {
  const join = (room: string, trust: Trust | null): Broadcast => ({ kind: "join", socketId, room, trust });
  if (!authenticated) {
    if (conversationId !== ALERTS) throw new NotSignedIn();
    return join(wakeRoom(churchId, personId), null);
  }
  const { caller } = authenticated;
  if (personId !== caller.personId || churchId !== caller.churchId) throw new ConnectionNotYours();
  if (conversationId === ALERTS) return join(personRoom(churchId, personId), trustOf(authenticated));
  const canAccess = await Promise.all(realtime.sources.map((source) => source.canAccess(caller, conversationId)));
  if (!canAccess.some(Boolean)) throw new ConversationNotAccessible();
  return join(conversationRoom(churchId, conversationId), trustOf(authenticated));
}

const trustOf = ({ token, caller }: NonNullable<Authenticated>): Trust => ({
  userId: caller.userId,
  churchId: caller.churchId,
  personId: caller.personId,
  sessionId: token.session.id,
  permissionsHash: hashPermissions(caller),
  expiresAt: token.expiresAt * 1000,
});
