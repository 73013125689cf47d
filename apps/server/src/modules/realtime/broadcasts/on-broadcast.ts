import type { Realtime, MessageSource, Trust } from "../realtime.ts";
import { Broadcast, type About, type Recipients } from "./broadcast-message.ts";
import { personRoom, conversationRoom, wakeRoom } from "./room-names.ts";

const frameOf = (action: string, data: object = {}): Buffer => Buffer.from(JSON.stringify({ action, data }));

/**
 * Called when the LISTEN connection was lost and is back. Broadcasts may have been missed, so every client is told to
 * read its data again.
 */
export function onListenerReconnected({ sockets }: Realtime): void {
  // A socket without a room may have tried to join while the connection was down, so it is closed and its client
  // connects again.
  for (const socketId of sockets.idle()) sockets.end(socketId, SERVICE_RESTART);
  sockets.sendToAll(frameOf("reconnect"));
}
const SERVICE_RESTART = 1012;

/**
 * Handles a message from any process. Messages arrive in the order of their commits, so a socket gets everything that
 * was committed after its join.
 */
export function onBroadcast(realtime: Realtime, payload: string): void {
  const message = parseBroadcast(payload);
  if (!message) return;
  switch (message.kind) {
    case "join":
      return joinRoom(realtime, message.socketId, message.room, message.trust);
    case "leave":
      return message.rooms.forEach((room) => realtime.sockets.leave(message.socketId, room));
    case "said":
      return sendToRecipients(realtime, message);
  }
}

/** Returns null for a message that this version of the server does not know: a newer one may run on another process. */
function parseBroadcast(payload: string): Broadcast | null {
  try {
    return Broadcast.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

function joinRoom({ sockets, trusted }: Realtime, socketId: string, room: string, trust: Trust | null): void {
  if (!sockets.has(socketId)) return;
  const known = trusted.get(socketId);
  if (trust) {
    // A socket is for one person. When it joins for another one, it leaves the rooms of the first.
    if (known && (known.personId !== trust.personId || known.churchId !== trust.churchId)) sockets.leaveAll(socketId);
    sockets.leave(socketId, wakeRoom(trust.churchId, trust.personId));
    trusted.set(socketId, trust);
  }
  sockets.join(socketId, room);
}

/**
 * Reads the content once for all receiving sockets of this process. Sockets without a token only get the action,
 * without data.
 */
function sendToRecipients(realtime: Realtime, { churchId, to, about }: Extract<Broadcast, { kind: "said" }>): void {
  const { sockets, sources, note } = realtime;
  const targets = to.map((recipients) => ({ ...recipients, rooms: contentRooms(churchId, recipients) }));
  const hasReceivers = targets.some(({ rooms }) => rooms.some((room) => !sockets.isEmpty(room)));
  const reading = hasReceivers ? readContent(sources, about) : Promise.resolve(null);
  // If the content cannot be read, the action is sent without data.
  const read = reading.catch((error: unknown) => (note(error), {}));
  realtime.lastSent = realtime.lastSent.then(async () => {
    const data = await read;
    for (const { action, personIds = [], rooms } of targets) {
      const wake = frameOf(action);
      for (const personId of personIds) sockets.sendToRoom(wakeRoom(churchId, personId), wake);
      const frame = data && frameOf(action, data);
      if (frame) for (const room of rooms) sockets.sendToRoom(room, frame);
    }
  });
  realtime.lastSent = realtime.lastSent.catch(note);
}

const contentRooms = (churchId: string, { conversationId, personIds = [] }: Recipients): string[] => [
  ...(conversationId ? [conversationRoom(churchId, conversationId)] : []),
  ...personIds.map((personId) => personRoom(churchId, personId)),
];

/** Without a source, the action has no data. */
const readContent = async ([source]: readonly MessageSource[], about: About): Promise<object | null> =>
  source ? source.read(about) : {};
