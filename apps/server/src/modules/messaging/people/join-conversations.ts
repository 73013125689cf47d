import { sql } from "kysely";
import type { MessagingTransaction } from "../messaging-tables.ts";

/**
 * Moves all messages of one conversation into another, in the order of time. All messages from the first unread one of
 * either conversation on are unread in the joined one.
 */
export async function joinConversations(
  tx: MessagingTransaction,
  churchId: string,
  keepId: string,
  dropId: string,
): Promise<void> {
  await sql`select id from conversations where church_id = ${churchId} and id in (${keepId}, ${dropId})
    order by id for update`.execute(tx);
  // The first unread message is remembered by its time, because its place is about to change.
  const { rows: read } = await sql<{ personId: string; otherPersonId: string; firstUnread: Date | null }>`
    select s.person_id, s.other_person_id, min(m.time_sent) as first_unread
    from private_messages t
    join conversation_participants s on s.church_id = t.church_id and s.private_message_id = t.id
    join messages m on m.church_id = t.church_id and m.conversation_id = t.conversation_id
      and m.person_id is distinct from s.person_id and m.place > s.read_to
    where t.church_id = ${churchId} and t.conversation_id in (${keepId}, ${dropId})
    group by s.person_id, s.other_person_id`.execute(tx);
  await sql`update messages set conversation_id = ${keepId}, client_id = null
    where church_id = ${churchId} and conversation_id = ${dropId}`.execute(tx);
  await sql`
    update messages m set place = fresh.place
    from (
      select id, row_number() over (order by time_sent, place, id) as place
      from messages where church_id = ${churchId} and conversation_id = ${keepId}
    ) as fresh
    where m.church_id = ${churchId} and m.id = fresh.id`.execute(tx);
  await sql`
    update conversations set last_place = (
      select coalesce(max(place), 0) from messages where church_id = ${churchId} and conversation_id = ${keepId})
    where church_id = ${churchId} and id = ${keepId}`.execute(tx);
  await setReadTo(tx, churchId, keepId, read);
  await tx.deleteFrom("conversations").where("churchId", "=", churchId).where("id", "=", dropId).execute();
}

async function setReadTo(
  tx: MessagingTransaction,
  churchId: string,
  conversationId: string,
  unread: readonly { personId: string; otherPersonId: string; firstUnread: Date | null }[],
): Promise<void> {
  const { rows: participants } = await sql<{ personId: string; otherPersonId: string }>`
    select s.person_id, s.other_person_id from conversation_participants s
    join private_messages t on t.church_id = s.church_id and t.id = s.private_message_id
    where t.church_id = ${churchId} and t.conversation_id = ${conversationId}`.execute(tx);
  for (const { personId, otherPersonId } of participants) {
    // The merged person's participant rows have different person ids, so they are matched by the other participant.
    const mine = unread.filter((one) => one.personId === personId || one.otherPersonId === otherPersonId);
    const times = mine.flatMap(({ firstUnread }) => firstUnread ?? []);
    const first = times.sort((one, other) => one.getTime() - other.getTime())[0] ?? null;
    await sql`
      update conversation_participants s set unread_from = null, read_to = (
        select coalesce(max(place), 0) from messages
        where church_id = ${churchId} and conversation_id = ${conversationId}
          and (${first}::timestamptz is null or time_sent < ${first}::timestamptz))
      from private_messages t
      where t.church_id = ${churchId} and t.conversation_id = ${conversationId}
        and s.church_id = t.church_id and s.private_message_id = t.id and s.person_id = ${personId}`.execute(tx);
  }
}
