import type { PrivateMessage, PrivateMessageDraft } from "@offertory/contract";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { ConversationNotFound, ParticipantNotFound, ConversationWithOneself } from "../messaging-errors.ts";
import type { MessagingTables } from "../messaging-tables.ts";
import { findPair } from "./find-private-message.ts";

/**
 * Makes conversations that the caller has started private ones with another person. A pair has only one: if it exists,
 * it is returned.
 */
export async function startPrivateMessages(
  messaging: Messaging,
  drafts: readonly PrivateMessageDraft[],
  caller: Caller,
): Promise<PrivateMessage[]> {
  for (const draft of drafts) await checkPartner(messaging, draft, caller);
  const conversations: PrivateMessage[] = [];
  for (const draft of drafts) conversations.push(await startPrivateMessage(messaging, draft, caller));
  return conversations;
}

async function checkPartner(
  { db }: Messaging,
  { fromPersonId, toPersonId }: PrivateMessageDraft,
  { churchId, personId }: Caller,
): Promise<void> {
  if (fromPersonId !== personId) throw new NotAllowed();
  if (toPersonId === personId) throw new ConversationWithOneself();
  const partner = await db
    .selectFrom("peopleNames")
    .select("personId")
    .where("churchId", "=", churchId)
    .where("personId", "=", toPersonId)
    .where("archived", "=", false)
    .executeTakeFirst();
  if (!partner) throw new ParticipantNotFound();
}

async function startPrivateMessage(
  messaging: Messaging,
  { toPersonId, conversationId }: PrivateMessageDraft,
  caller: Caller,
): Promise<PrivateMessage> {
  const existing = await findPair(messaging, toPersonId, caller);
  if (existing) return existing;
  await linkConversation(messaging, conversationId, toPersonId, caller);
  const conversation = await findPair(messaging, toPersonId, caller);
  if (!conversation) throw new ConversationNotFound();
  return conversation;
}

/**
 * Adds both participants to a conversation. If the pair already has one, because both started at the same time, nothing
 * changes.
 */
const linkConversation = (
  { connection, newId }: Messaging,
  conversationId: string,
  toPersonId: string,
  { churchId, personId }: Caller,
): Promise<void> =>
  connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<MessagingTables>();
    const begun = await tx
      .selectFrom("conversations")
      .select("id")
      .where("churchId", "=", churchId)
      .where("id", "=", conversationId)
      .where("contentType", "=", "privateMessage")
      .where("begunBy", "=", personId)
      .executeTakeFirst();
    if (!begun) throw new ConversationNotFound();
    const id = newId();
    const made = await tx
      .insertInto("privateMessages")
      .values({ churchId, id, conversationId, fromPersonId: personId, toPersonId })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) return;
    await tx
      .insertInto("conversationParticipants")
      .values([
        { churchId, privateMessageId: id, personId, otherPersonId: toPersonId },
        { churchId, privateMessageId: id, personId: toPersonId, otherPersonId: personId },
      ])
      .execute();
  });
