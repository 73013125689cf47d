import { sql } from "kysely";
import type { MessagingTransaction } from "../messaging-tables.ts";

/**
 * The functions below update each participant's number of unread messages. Posting, deleting and reading lock the
 * conversation, so that they run one after the other and the number stays exact.
 */
interface ConversationKey {
  churchId: string;
  privateMessageId: string;
}

/** Adds one unread message for the other participant. Returns whether it is their only one. */
export async function raiseUnread(
  tx: MessagingTransaction,
  {
    churchId,
    privateMessageId,
    author,
    place,
    timeSent,
  }: ConversationKey & { author: string; place: string; timeSent: Date },
): Promise<boolean> {
  const { rows } = await sql<{ personId: string; unread: number }>`
    update conversation_participants set
      latest = ${timeSent},
      unread = case when person_id = ${author} then unread else unread + 1 end,
      unread_from = case when person_id = ${author} then unread_from else coalesce(unread_from, ${place}::bigint) end
    where church_id = ${churchId} and private_message_id = ${privateMessageId}
    returning person_id, unread`.execute(tx);
  return rows.some(({ personId, unread }) => personId !== author && unread === 1);
}

/** Subtracts a deleted message from the unread count of those who had not read it, and returns their ids. */
export async function lowerUnread(
  tx: MessagingTransaction,
  {
    churchId,
    privateMessageId,
    conversationId,
    author,
    place,
  }: ConversationKey & { conversationId: string; author: string; place: string },
): Promise<string[]> {
  await sql`
    update conversation_participants set latest = (
      select time_sent from messages where church_id = ${churchId} and conversation_id = ${conversationId}
      order by place desc limit 1)
    where church_id = ${churchId} and private_message_id = ${privateMessageId}`.execute(tx);
  const { rows } = await sql<{ personId: string }>`
    update conversation_participants set unread = unread - 1, unread_from = case when unread = 1 then null else unread_from end
    where church_id = ${churchId} and private_message_id = ${privateMessageId}
      and person_id <> ${author} and read_to < ${place}::bigint
    returning person_id`.execute(tx);
  return rows.map(({ personId }) => personId);
}

/** Marks a conversation as read. Returns whether anything was unread. */
export async function clearUnread(
  tx: MessagingTransaction,
  { churchId, privateMessageId, conversationId, reader }: ConversationKey & { conversationId: string; reader: string },
): Promise<boolean> {
  const locked = await tx
    .selectFrom("conversations")
    .select("lastPlace")
    .where("churchId", "=", churchId)
    .where("id", "=", conversationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const read = await tx
    .updateTable("conversationParticipants")
    .set({ unread: 0, unreadFrom: null, readTo: locked?.lastPlace ?? 0 })
    .where("churchId", "=", churchId)
    .where("privateMessageId", "=", privateMessageId)
    .where("personId", "=", reader)
    .where("unread", ">", 0)
    .returning("personId")
    .executeTakeFirst();
  return read !== undefined;
}

/** Counts the unread messages again after two conversations were joined. */
export async function recountUnread(
  tx: MessagingTransaction,
  { churchId, privateMessageId }: ConversationKey,
): Promise<void> {
  await sql`
    update conversation_participants s set
      unread = fresh.count,
      unread_from = case when fresh.count = 0 then null else coalesce(s.unread_from, fresh.first) end,
      latest = fresh.latest
    from (
      select side.person_id,
        count(*) filter (where m.person_id is distinct from side.person_id and m.place > side.read_to)::int as count,
        min(m.place) filter (where m.person_id is distinct from side.person_id and m.place > side.read_to) as first,
        max(m.time_sent) as latest
      from conversation_participants side
      join private_messages t on t.church_id = side.church_id and t.id = side.private_message_id
      left join messages m on m.church_id = t.church_id and m.conversation_id = t.conversation_id
      where side.church_id = ${churchId} and side.private_message_id = ${privateMessageId}
      group by side.person_id
    ) as fresh
    where s.church_id = ${churchId} and s.private_message_id = ${privateMessageId}
      and s.person_id = fresh.person_id`.execute(tx);
}
