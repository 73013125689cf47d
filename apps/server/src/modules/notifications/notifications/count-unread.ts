import type { UnreadCount } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Notifications } from "../notifications.ts";

export async function countUnread({ readUnread }: Notifications, { churchId, personId }: Caller): Promise<UnreadCount> {
  const counted = await readUnread(churchId, personId);
  return { notificationCount: counted?.notificationCount ?? 0, pmCount: counted?.pmCount ?? 0 };
}
