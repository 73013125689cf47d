import { ALERTS } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { ownRoom, conversationRoom, wakeRoom } from "../broadcasts/room-names.ts";
import { sendBroadcasts } from "../broadcasts/broadcast.ts";
import type { Realtime } from "../realtime.ts";

/** A socket need not hear something any more. Only what the caller could have had it hear is meant. */
export async function disconnectSocket(
  { connection }: Realtime,
  { socketId, conversationId }: { socketId: string; conversationId: string },
  { churchId, personId }: Caller,
): Promise<Record<string, never>> {
  const rooms =
    conversationId === ALERTS
      ? [ownRoom(churchId, personId), wakeRoom(churchId, personId)]
      : [conversationRoom(churchId, conversationId)];
  await sendBroadcasts(connection, { kind: "leave", socketId, rooms });
  return {};
}
