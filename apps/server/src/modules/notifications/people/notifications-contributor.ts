import type { PersonContributor } from "../../people/index.ts";
import type { Notifications } from "../notifications.ts";
import { readPreferences } from "../preferences/read-preferences.ts";

/** Only the person may export their own notifications, not staff. */
export const notificationsContributor = (notifications: Notifications): PersonContributor => ({
  name: "notifications",
  maySee: () => false,
  collect: (churchId, personId) => collectNotifications(notifications, churchId, personId),
});

async function collectNotifications(
  notifications: Notifications,
  churchId: string,
  personId: string,
): Promise<unknown> {
  const notified = await notifications.db
    .selectFrom("notifications")
    .select(["kind", "message", "link", "timeSent"])
    .where("churchId", "=", churchId)
    .where("personId", "=", personId)
    .orderBy("timeSent")
    .execute();
  return { told: notified, preferences: await readPreferences(notifications, { churchId, personId }) };
}
