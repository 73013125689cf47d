import { z } from "zod";
import { addJob, type Job } from "../../../platform/jobs/jobs.ts";
import { findReader, renderNewsEmail, readPreferences } from "../../notifications/index.ts";
import type { Messaging } from "../messaging.ts";

export const EMAIL_UNREAD_MESSAGES = "messaging-mail-talk";
/** Somebody who has the app open reads the message within this time and needs no email. */
const AFTER_MS = 5 * 60_000;

const Waiting = z.object({
  churchId: z.string(),
  privateMessageId: z.string(),
  personId: z.string(),
  /** The place of the first unread message. */
  place: z.string(),
});
type Waiting = z.output<typeof Waiting>;

export const emailUnreadMessagesJob = (waiting: Waiting, since: Date): Job<Waiting> => ({
  name: EMAIL_UNREAD_MESSAGES,
  payload: waiting,
  runAt: new Date(since.getTime() + AFTER_MS),
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
  const { churchId, privateMessageId, personId, place } = Waiting.parse(payload);
  const waiting = await db
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
  const to = waiting && privateMessage.mail ? await findReader(notifications, churchId, personId) : null;
  if (!waiting || !to) return;
  const t = await notifications.translatorFor(to.language);
  const { name } = waiting;
  const email = renderNewsEmail(
    { t, to, portal: notifications.appUrls.portal },
    {
      subject: t("mails:talk.subject", { church: to.church, name }),
      text: t("mails:talk.text", { name }),
      link: "/?open=messages",
      action: t("mails:talk.action"),
    },
  );
  const { emails } = notifications;
  await connection.transaction().execute(async (tx) => {
    if (await emails.postIfRoom(tx, churchId, "notices", email)) return;
    await addJob(tx, {
      name: EMAIL_UNREAD_MESSAGES,
      payload: { churchId, privateMessageId, personId, place },
      runAt: emails.tomorrow(),
    });
  });
}
