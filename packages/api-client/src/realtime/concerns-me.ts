import { MessageBroadcast } from "@offertory/contract";

/** Whether a `message` changes somebody's counts: it is theirs, it waits for them, or it is a wake-up that says nothing. */
export function concernsMe(data: unknown, personId: string): boolean {
  const broadcast = MessageBroadcast.safeParse(data ?? {}).data;
  if (!broadcast || (!broadcast.message && broadcast.notifyPersonId === undefined)) return true;
  return broadcast.message?.personId === personId || broadcast.notifyPersonId === personId;
}
