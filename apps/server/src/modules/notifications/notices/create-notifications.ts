import type { CallInput, createNotifications as call } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { LinkElsewhere, NoticeBlank } from "../notifications-errors.ts";
import type { Notifications } from "../notifications.ts";
import { notify } from "./notify.ts";

/** Those who plan tell people of what is theirs to do. */
export async function createNotifications(
  notifications: Notifications,
  { peopleIds, contentType, contentId, message, link }: CallInput<typeof call>["body"],
  { churchId }: Caller,
): Promise<{ told: number }> {
  if (message.trim() === "") throw new NoticeBlank();
  // A link that leads out of the product would be mailed in the church's name.
  if (link && !/^\/(?![/\\])[^\s\\]*$/.test(link)) throw new LinkElsewhere();
  const told = await notifications.connection.transaction().execute(async (tx) => {
    await notifications.emails.refuseWithoutRoom(tx, churchId, "notices", new Set(peopleIds).size);
    return notify(notifications, tx, {
      churchId,
      personIds: peopleIds,
      kind: contentType,
      contentId,
      message: message.trim(),
      link: link || null,
    });
  });
  return { told };
}
