import { ALERTS } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { personRoom, conversationRoom, wakeRoom } from "../broadcasts/room-names.ts";
import { sendBroadcasts } from "../broadcasts/broadcast.ts";
import type { Realtime } from "../realtime.ts";

/** Removes a socket from a room that the caller could have joined; other rooms stay. */
export async function disconnectSocket(
  { connection }: Realtime,
  { socketId, conversationId }: { socketId: string; conversationId: string },
  { churchId, personId }: Caller,
): Promise<Record<string, never>> {
  const rooms =
    conversationId === ALERTS
      ? [personRoom(churchId, personId), wakeRoom(churchId, personId)]
      : [conversationRoom(churchId, conversationId)];
  await sendBroadcasts(connection, { kind: "leave", socketId, rooms });
  return {};
}
