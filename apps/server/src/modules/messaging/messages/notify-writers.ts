import type { OpenTransaction } from "../../../platform/database/connection.ts";
import { readCallers } from "../../accounts/index.ts";
import { notify } from "../../notifications/index.ts";
import type { OpenConversation } from "../conversations/can-access-conversation.ts";
import type { Messaging } from "../messaging.ts";
import type { MessagingTables } from "../messaging-tables.ts";
import { rulesOf } from "../note-subjects/find-note-subject.ts";

/** Only the authors of this many latest notes are notified. */
const MAX_RECENT_NOTES = 200;

/** Notifies those who wrote earlier notes on the same subject and may still read them. */
export async function notifyWriters(
  messaging: Messaging,
  open: OpenTransaction,
  { churchId, id, contentType, contentId }: OpenConversation,
  writerId: string,
): Promise<void> {
  const tx = open.$extendTables<MessagingTables>();
  const rules = rulesOf(messaging, contentType);
  const latest = tx
    .selectFrom("messages")
    .select("personId")
    .where("churchId", "=", churchId)
    .where("conversationId", "=", id)
    .orderBy("place", "desc")
    .limit(MAX_RECENT_NOTES);
  const rows = await tx.selectFrom(latest.as("latest")).select("personId").distinct().execute();
  const others = rows.flatMap(({ personId }) => (personId && personId !== writerId ? [{ churchId, personId }] : []));
  if (!rules || others.length === 0) return;

  const personIds: string[] = [];
  for (const reader of await readCallers(open, others)) {
    if (await rules.mayRead(reader, contentId)) personIds.push(reader.personId);
  }
  const writer = await tx
    .selectFrom("peopleNames")
    .select("displayName")
    .where("churchId", "=", churchId)
    .where("personId", "=", writerId)
    .executeTakeFirst();
  const name = writer?.displayName ?? "";
  const subject = (await rules.nameOf?.(churchId, contentId)) ?? null;
  const describe = (await rules.describeNote?.(churchId, contentId)) ?? null;
  await notify(messaging.notifications, open, {
    churchId,
    personIds,
    kind: "note",
    contentId,
    message: (t, language) => {
      if (describe) return describe(name, t, language);
      return subject ? t("mails:note.about", { name, subject }) : t("mails:note.text", { name });
    },
    link: await rules.link(contentId, churchId),
  });
}
