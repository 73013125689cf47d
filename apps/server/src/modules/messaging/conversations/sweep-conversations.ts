import { sql } from "kysely";
import type { Messaging } from "../messaging.ts";

const A_DAY_MS = 86_400_000;

/**
 * Deletes conversations that were started as private ones a day ago and got no participants, because the pair already
 * had a conversation.
 */
export async function sweepConversations({ db, now }: Messaging): Promise<void> {
  const before = new Date(now().getTime() - A_DAY_MS);
  await sql`
    delete from conversations c where c.content_type = 'privateMessage' and c.last_place = 0
      and c.date_created < ${before}
      and not exists (select 1 from private_messages t where t.church_id = c.church_id and t.conversation_id = c.id)`.execute(
    db,
  );
}
