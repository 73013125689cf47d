import type { NotificationKind } from "@offertory/contract";
import { chooseLanguage, type Language } from "@offertory/i18n";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import { broadcastToPeople } from "../../realtime/index.ts";
import type { Notifications } from "../notifications.ts";
import type { NotificationTables } from "../notifications-tables.ts";
import { readChannels } from "../preferences/read-preferences.ts";
import { EMAIL_DELAY_MS, EMAIL_NOTIFICATION } from "./email-notification.job.ts";

export interface NotificationDraft {
  churchId: string;
  personIds: readonly string[];
  kind: NotificationKind;
  contentId: string;
  /** A text as staff wrote it, or a function that returns it in the reader's language. */
  message: string | ((t: Translator, language: Language) => string);
  /** A path of the portal, or null if there is nothing to open. */
  link: string | null;
}

/**
 * Notifies people in the app and by email, as each of them chose, in the caller's transaction. Returns how many of them
 * were found, including those who turned both off.
 */
export async function notify(
  notifications: Notifications,
  open: OpenTransaction,
  draft: NotificationDraft,
): Promise<number> {
  const { churchId, kind, contentId, link } = draft;
  const tx = open.$extendTables<NotificationTables>();
  const recipientIds = [...new Set(draft.personIds)];
  if (recipientIds.length === 0) return 0;
  const recipients = await tx
    .selectFrom("peopleNames as p")
    .leftJoin("accountHolders as a", (join) =>
      join.onRef("a.churchId", "=", "p.churchId").onRef("a.personId", "=", "p.personId"),
    )
    .select(["p.personId", "a.language"])
    .where("p.churchId", "=", churchId)
    .where("p.personId", "in", recipientIds)
    .where("p.archived", "=", false)
    .execute();
  const channels = await readChannels(
    tx,
    churchId,
    recipients.map(({ personId }) => personId),
    kind,
  );
  const timeSent = notifications.now();
  const rows = [];
  for (const { personId, language } of recipients) {
    const { app, mail } = channels(personId);
    if (!app && !mail) continue;
    const { message } = draft;
    const chosen = chooseLanguage(language ? [language] : []);
    const text = typeof message === "string" ? message : message(await notifications.translatorFor(chosen), chosen);
    const id = notifications.newId();
    rows.push({ churchId, id, personId, kind, contentId, message: text, link, listed: app, timeSent });
    if (mail) {
      const runAt = new Date(timeSent.getTime() + EMAIL_DELAY_MS);
      await addJob(open, { name: EMAIL_NOTIFICATION, payload: { churchId, id }, runAt });
    }
  }
  if (rows.length > 0) await tx.insertInto("notifications").values(rows).execute();
  const listedIds = rows.filter(({ listed }) => listed).map(({ personId }) => personId);
  await broadcastToPeople(open, churchId, { action: "notification", personIds: listedIds }, {});
  return recipients.length;
}
