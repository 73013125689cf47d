import { sql } from "kysely";
import type { Messaging } from "../messaging.ts";
import type { MessagingTables, MessagingTransaction } from "../messaging-tables.ts";
import { recountUnread } from "../private-messages/unread.ts";
import { joinConversations } from "./join-conversations.ts";

interface Merged {
  churchId: string;
  keepId: string;
  dropId: string;
  betweenAccounts: boolean;
}

/**
 * Moves the notes, messages and private conversations of the dropped person to the kept one. If both have accounts,
 * only the notes on them move: one account must not see the private conversations of another.
 */
export const onPeopleMerged = ({ connection }: Messaging, merged: Merged): Promise<void> =>
  connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<MessagingTables>();
    const { churchId, keepId, dropId, betweenAccounts } = merged;
    await moveNotes(tx, merged);
    if (betweenAccounts) return;
    const conversations = await tx
      .selectFrom("conversationParticipants")
      .select(["privateMessageId", "otherPersonId"])
      .where("churchId", "=", churchId)
      .where("personId", "=", dropId)
      .orderBy("privateMessageId")
      .execute();
    const joined: string[] = [];
    for (const { privateMessageId, otherPersonId } of conversations) {
      if (otherPersonId === keepId) await endConversation(tx, churchId, privateMessageId);
      else joined.push(...(await moveConversation(tx, merged, privateMessageId, otherPersonId)));
    }
    await tx
      .updateTable("messages")
      .set({ personId: keepId, clientId: null })
      .where("churchId", "=", churchId)
      .where("personId", "=", dropId)
      .execute();
    for (const privateMessageId of joined) await recountUnread(tx, { churchId, privateMessageId });
  });

async function moveNotes(tx: MessagingTransaction, { churchId, keepId, dropId }: Merged): Promise<void> {
  const notes = await tx
    .selectFrom("conversations")
    .select(["id", "contentId"])
    .where("churchId", "=", churchId)
    .where("contentType", "=", "person")
    .where("contentId", "in", [keepId, dropId])
    .execute();
  const kept = notes.find(({ contentId }) => contentId === keepId);
  const dropped = notes.find(({ contentId }) => contentId === dropId);
  if (!dropped) return;
  if (kept) return joinConversations(tx, churchId, kept.id, dropped.id);
  await tx
    .updateTable("conversations")
    .set({ contentId: keepId })
    .where("churchId", "=", churchId)
    .where("id", "=", dropped.id)
    .execute();
}

/** Deletes the conversation that the two merged people had with each other. */
const endConversation = (tx: MessagingTransaction, churchId: string, id: string) =>
  sql`delete from conversations c using private_messages t
    where t.church_id = ${churchId} and t.id = ${id} and c.church_id = t.church_id and c.id = t.conversation_id`.execute(
    tx,
  );

/**
 * Moves a private conversation to the kept person. If that person already has one with the same participant, both are
 * joined, and the id of the joined one is returned.
 */
async function moveConversation(
  tx: MessagingTransaction,
  { churchId, keepId, dropId }: Merged,
  privateMessageId: string,
  otherPersonId: string,
): Promise<string[]> {
  const conversationOf = (personId: string) =>
    tx
      .selectFrom("conversationParticipants as s")
      .innerJoin("privateMessages as t", (join) =>
        join.onRef("t.churchId", "=", "s.churchId").onRef("t.id", "=", "s.privateMessageId"),
      )
      .select(["t.id", "t.conversationId"])
      .where("s.churchId", "=", churchId)
      .where("s.personId", "=", personId)
      .where("s.otherPersonId", "=", otherPersonId)
      .executeTakeFirst();
  const kept = await conversationOf(keepId);
  const dropped = await conversationOf(dropId);
  if (!dropped) return [];
  if (kept) {
    await joinConversations(tx, churchId, kept.conversationId, dropped.conversationId);
    return [kept.id];
  }
  await sql`
    update private_messages set
      from_person_id = case from_person_id when ${dropId} then ${keepId} else from_person_id end,
      to_person_id = case to_person_id when ${dropId} then ${keepId} else to_person_id end
    where church_id = ${churchId} and id = ${privateMessageId}`.execute(tx);
  await sql`
    update conversation_participants set
      person_id = case person_id when ${dropId} then ${keepId} else person_id end,
      other_person_id = case other_person_id when ${dropId} then ${keepId} else other_person_id end
    where church_id = ${churchId} and private_message_id = ${privateMessageId}`.execute(tx);
  return [];
}
