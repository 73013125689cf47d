import { MessageBroadcast } from "@offertory/contract";

/**
 * Whether a `message` broadcast may change somebody's unread counts: they wrote it, it is for them, or it has no
 * content.
 */
export function concernsMe(data: unknown, personId: string): boolean {
  const broadcast = MessageBroadcast.safeParse(data ?? {}).data;
  if (!broadcast || (!broadcast.message && broadcast.notifyPersonId === undefined)) return true;
  return broadcast.message?.personId === personId || broadcast.notifyPersonId === personId;
}
