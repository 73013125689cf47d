import type { Realtime, MessageSource, Trust } from "../realtime.ts";
import { Broadcast, type About, type Recipients } from "./broadcast-message.ts";
import { ownRoom, conversationRoom, wakeRoom } from "./room-names.ts";

const frameOf = (action: string, data: object = {}): Buffer => Buffer.from(JSON.stringify({ action, data }));

/** The line between the processes was lost and is back: nobody knows what was missed, so everybody looks for themselves. */
export function onListenerReconnected({ sockets }: Realtime): void {
  // Who has not joined anything may have tried while nobody heard it.
  for (const socketId of sockets.idle()) sockets.end(socketId, RESTART);
  sockets.sendToAll(frameOf("reconnect"));
}
const RESTART = 1012;

/** What the processes tell each other. Who joins hears all that is said from then on, because it is heard in the order of commits. */
export function onBroadcast(realtime: Realtime, payload: string): void {
  const message = parseBroadcast(payload);
  if (!message) return;
  switch (message.kind) {
    case "join":
      return letIn(realtime, message.socketId, message.room, message.trust);
    case "leave":
      return message.rooms.forEach((room) => realtime.sockets.leave(message.socketId, room));
    case "said":
      return tell(realtime, message);
  }
}

/** A newer version of the program may tell what this one does not know. */
function parseBroadcast(payload: string): Broadcast | null {
  try {
    return Broadcast.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

function letIn({ sockets, trusted }: Realtime, socketId: string, room: string, trust: Trust | null): void {
  if (!sockets.has(socketId)) return;
  const known = trusted.get(socketId);
  if (trust) {
    // A socket speaks for one person: what it heard for another before, or as a stranger, it hears no longer.
    if (known && (known.personId !== trust.personId || known.churchId !== trust.churchId)) sockets.leaveAll(socketId);
    sockets.leave(socketId, wakeRoom(trust.churchId, trust.personId));
    trusted.set(socketId, trust);
  }
  sockets.join(socketId, room);
}

/** Read once for all who are to hear it here, and written once; strangers hear only that there is something. */
function tell(realtime: Realtime, { churchId, to, about }: Extract<Broadcast, { kind: "said" }>): void {
  const { sockets, sources, note } = realtime;
  const wanted = to.map((recipients) => ({ ...recipients, rooms: contentRooms(churchId, recipients) }));
  const isHeard = wanted.some(({ rooms }) => rooms.some((room) => !sockets.isEmpty(room)));
  const reading = isHeard ? readFirst(sources, about) : Promise.resolve(null);
  // Whoever cannot be told what, is told that.
  const read = reading.catch((error: unknown) => (note(error), {}));
  realtime.told = realtime.told.then(async () => {
    const data = await read;
    for (const { action, personIds = [], rooms } of wanted) {
      const wake = frameOf(action);
      for (const personId of personIds) sockets.sendToRoom(wakeRoom(churchId, personId), wake);
      const frame = data && frameOf(action, data);
      if (frame) for (const room of rooms) sockets.sendToRoom(room, frame);
    }
  });
  realtime.told = realtime.told.catch(note);
}

const contentRooms = (churchId: string, { conversationId, personIds = [] }: Recipients): string[] => [
  ...(conversationId ? [conversationRoom(churchId, conversationId)] : []),
  ...personIds.map((personId) => ownRoom(churchId, personId)),
];

/** Without a source there is nothing more to tell than that it happened. */
const readFirst = async ([source]: readonly MessageSource[], about: About): Promise<object | null> =>
  source ? source.read(about) : {};
