import { sql } from "kysely";
import type { Messaging } from "../messaging.ts";
import type { MessagingTables } from "../messaging-tables.ts";

/**
 * Removes an erased person from messaging. Messages that they sent stay with the recipients, without an author, as an
 * email would. Notes on the person are deleted, and private conversations that have no participant left.
 */
export const onPersonErased = (
  { connection }: Messaging,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<void> =>
  connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<MessagingTables>();
    await tx
      .updateTable("messages")
      .set({ personId: null, clientId: null })
      .where("churchId", "=", churchId)
      .where("personId", "=", personId)
      .execute();
    await tx
      .deleteFrom("conversationParticipants")
      .where("churchId", "=", churchId)
      .where("personId", "=", personId)
      .execute();
    await sql`
      delete from conversations c using private_messages t
      where c.church_id = ${churchId} and t.church_id = c.church_id and t.conversation_id = c.id
        and ${personId} in (t.from_person_id, t.to_person_id)
        and not exists (
          select 1 from conversation_participants s where s.church_id = t.church_id and s.private_message_id = t.id
        )`.execute(tx);
    await tx
      .deleteFrom("conversations")
      .where("churchId", "=", churchId)
      .where("contentType", "=", "person")
      .where("contentId", "=", personId)
      .execute();
  });
