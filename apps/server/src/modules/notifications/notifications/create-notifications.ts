import type { CallInput, createNotifications as call } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { ExternalLink, MessageBlank } from "../notifications-errors.ts";
import type { Notifications } from "../notifications.ts";
import { notify } from "./notify.ts";

/** Sends a notification that staff wrote themselves to people of the church. */
export async function createNotifications(
  notifications: Notifications,
  { peopleIds, contentType, contentId, message, link }: CallInput<typeof call>["body"],
  { churchId }: Caller,
): Promise<{ told: number }> {
  if (message.trim() === "") throw new MessageBlank();
  // A link to another site would be emailed in the church's name.
  if (link && !/^\/(?![/\\])[^\s\\]*$/.test(link)) throw new ExternalLink();
  const notified = await notifications.connection.transaction().execute(async (tx) => {
    await notifications.emails.refuseOverLimit(tx, churchId, "notices", new Set(peopleIds).size);
    return notify(notifications, tx, {
      churchId,
      personIds: peopleIds,
      kind: contentType,
      contentId,
      message: message.trim(),
      link: link || null,
    });
  });
  return { told: notified };
}
