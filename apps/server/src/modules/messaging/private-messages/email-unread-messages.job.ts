import { z } from "zod";
import { addJob, type Job } from "../../../platform/jobs/jobs.ts";
import { findRecipient, renderPortalEmail, readPreferences } from "../../notifications/index.ts";
import type { Messaging } from "../messaging.ts";

export const EMAIL_UNREAD_MESSAGES = "messaging-mail-talk";
/** Somebody who has the app open reads the message within this time and needs no email. */
const EMAIL_DELAY_MS = 5 * 60_000;

const UnreadPayload = z.object({
  churchId: z.string(),
  privateMessageId: z.string(),
  personId: z.string(),
  /** The place of the first unread message. */
  place: z.string(),
});
type UnreadPayload = z.output<typeof UnreadPayload>;

export const emailUnreadMessagesJob = (payload: UnreadPayload, since: Date): Job<UnreadPayload> => ({
  name: EMAIL_UNREAD_MESSAGES,
  payload,
  runAt: new Date(since.getTime() + EMAIL_DELAY_MS),
});

/**
 * Emails a person that they have unread messages, without their content, because others may see the screen. One email
 * covers all unread messages of a conversation. If the first of them was read meanwhile, nothing is sent: later
 * messages have a job of their own.
 */
export async function emailUnreadMessages(
  { db, connection, notifications }: Messaging,
  payload: unknown,
): Promise<void> {
  const { churchId, privateMessageId, personId, place } = UnreadPayload.parse(payload);
  const unread = await db
    .selectFrom("conversationParticipants as s")
    .innerJoin("peopleNames as other", (join) =>
      join.onRef("other.churchId", "=", "s.churchId").onRef("other.personId", "=", "s.otherPersonId"),
    )
    .select("other.displayName as name")
    .where("s.churchId", "=", churchId)
    .where("s.privateMessageId", "=", privateMessageId)
    .where("s.personId", "=", personId)
    .where("s.unread", ">", 0)
    .where("s.unreadFrom", "=", place)
    .executeTakeFirst();
  const { privateMessage } = await readPreferences(notifications, { churchId, personId });
  const to = unread && privateMessage.mail ? await findRecipient(notifications, churchId, personId) : null;
  if (!unread || !to) return;
  const t = await notifications.translatorFor(to.language);
  const { name } = unread;
  const email = renderPortalEmail(
    { t, to, portal: notifications.appUrls.portal },
    {
      subject: t("mails:talk.subject", { church: to.church, name }),
      text: t("mails:talk.text", { name }),
      link: `/messages/${privateMessageId}`,
      action: t("mails:talk.action"),
    },
  );
  const { emails } = notifications;
  await connection.transaction().execute(async (tx) => {
    if (await emails.postWithinLimit(tx, churchId, "notices", email)) return;
    await addJob(tx, {
      name: EMAIL_UNREAD_MESSAGES,
      payload: { churchId, privateMessageId, personId, place },
      runAt: emails.tomorrow(),
    });
  });
}
