import { z } from "zod";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { renderNoticeEmail } from "../emails/render-notice-email.ts";
import type { Notifications } from "../notifications.ts";
import { findReader } from "../emails/find-reader.ts";

export const MAIL_NOTICE = "notifications-mail";
/** Somebody who has the app open sees the notification within this time and needs no email. */
export const MAIL_AFTER_MS = 5 * 60_000;

const Payload = z.object({ churchId: z.string(), id: z.string() });

/**
 * Emails a notification unless the person has seen it meanwhile. If the church has used up its emails of today, the job
 * runs again tomorrow.
 */
export async function mailNotice(notifications: Notifications, payload: unknown): Promise<void> {
  const { churchId, id } = Payload.parse(payload);
  const notice = await notifications.db
    .selectFrom("notifications")
    .select(["personId", "message", "link", "listed", "isNew"])
    .where("churchId", "=", churchId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!notice || (notice.listed && !notice.isNew)) return;
  const to = await findReader(notifications, churchId, notice.personId);
  if (!to) return;
  const t = await notifications.translatorFor(to.language);
  const email = renderNoticeEmail({ t, to, portal: notifications.appUrls.portal }, notice);
  const { connection, emails } = notifications;
  await connection.transaction().execute(async (tx) => {
    if (await emails.postIfRoom(tx, churchId, "notices", email)) return;
    await addJob(tx, { name: MAIL_NOTICE, payload: { churchId, id }, runAt: emails.tomorrow() });
  });
}
