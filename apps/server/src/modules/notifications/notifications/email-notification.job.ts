import { z } from "zod";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { renderNotificationEmail } from "../emails/render-notification-email.ts";
import type { Notifications } from "../notifications.ts";
import { findRecipient } from "../emails/find-recipient.ts";

export const EMAIL_NOTIFICATION = "notifications-mail";
/** Somebody who has the app open sees the notification within this time and needs no email. */
export const EMAIL_DELAY_MS = 5 * 60_000;

const Payload = z.object({ churchId: z.string(), id: z.string() });

/**
 * Emails a notification unless the person has seen it meanwhile. If the church has used up its emails of today, the job
 * runs again tomorrow.
 */
export async function emailNotification(notifications: Notifications, payload: unknown): Promise<void> {
  const { churchId, id } = Payload.parse(payload);
  const notification = await notifications.db
    .selectFrom("notifications")
    .select(["personId", "message", "link", "listed", "isNew"])
    .where("churchId", "=", churchId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!notification || (notification.listed && !notification.isNew)) return;
  const to = await findRecipient(notifications, churchId, notification.personId);
  if (!to) return;
  const t = await notifications.translatorFor(to.language);
  const email = renderNotificationEmail({ t, to, portal: notifications.appUrls.portal }, notification);
  const { connection, emails } = notifications;
  await connection.transaction().execute(async (tx) => {
    if (await emails.postWithinLimit(tx, churchId, "notices", email)) return;
    await addJob(tx, { name: EMAIL_NOTIFICATION, payload: { churchId, id }, runAt: emails.tomorrow() });
  });
}
