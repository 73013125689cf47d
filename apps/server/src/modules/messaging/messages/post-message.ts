import { notesRoom } from "@offertory/contract";
import { sql } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { broadcast } from "../../realtime/index.ts";
import type { OpenConversation } from "../conversations/can-access-conversation.ts";
import type { Messaging } from "../messaging.ts";
import { ConversationNotFound } from "../messaging-errors.ts";
import type { MessagingTables } from "../messaging-tables.ts";
import { emailUnreadMessagesJob } from "../private-messages/email-unread-messages.job.ts";
import { raiseUnread } from "../private-messages/unread.ts";
import { notifyWriters } from "./notify-writers.ts";

/**
 * Writes a message, updates the unread count and broadcasts it in one transaction; returns its id. The transaction
 * locks the conversation, so that places follow the order of the commits and a message that is sent twice is found.
 */
export const postMessage = (
  messaging: Messaging,
  conversation: OpenConversation,
  { content, clientId }: { content: string; clientId: string | null },
  { churchId, personId }: Caller,
): Promise<string> =>
  messaging.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<MessagingTables>();
    const { id: conversationId, privateMessageId, otherPersonId } = conversation;
    const lockedConversation = await tx
      .updateTable("conversations")
      .set({ lastPlace: sql`last_place + 1` })
      .where("churchId", "=", churchId)
      .where("id", "=", conversationId)
      .returning("lastPlace")
      .executeTakeFirst();
    if (!lockedConversation) throw new ConversationNotFound();
    const same = clientId === null ? undefined : await findSame(tx, { churchId, personId, conversationId, clientId });
    if (same) return same.id;

    const id = messaging.newId();
    const timeSent = messaging.now();
    const place = lockedConversation.lastPlace;
    await tx
      .insertInto("messages")
      .values({ churchId, id, conversationId, place, personId, content, timeSent, clientId })
      .execute();
    const about = { churchId, messageId: id, conversationId };
    if (!privateMessageId || !otherPersonId) {
      // Clients that show a subject without notes do not know a conversation id yet: they listen in the subject's room.
      const room = notesRoom(conversation.contentType, conversation.contentId);
      await broadcast(
        open,
        churchId,
        [conversationId, room].map((roomId) => ({ action: "message", conversationId: roomId })),
        about,
      );
      await notifyWriters(messaging, open, conversation, personId);
      return id;
    }
    const isFirst = await raiseUnread(tx, { churchId, privateMessageId, author: personId, place, timeSent });
    if (isFirst)
      await addJob(
        open,
        emailUnreadMessagesJob({ churchId, privateMessageId, personId: otherPersonId, place }, timeSent),
      );
    await broadcast(
      open,
      churchId,
      [
        { action: "message", conversationId },
        { action: "privateMessage", personIds: [otherPersonId] },
      ],
      { ...about, privateMessageId, notifyPersonId: otherPersonId },
    );
    return id;
  });

const findSame = (
  tx: Parameters<typeof raiseUnread>[0],
  {
    churchId,
    personId,
    conversationId,
    clientId,
  }: Record<"churchId" | "personId" | "conversationId" | "clientId", string>,
) =>
  tx
    .selectFrom("messages")
    .select("id")
    .where("churchId", "=", churchId)
    .where("personId", "=", personId)
    .where("conversationId", "=", conversationId)
    .where("clientId", "=", clientId)
    .executeTakeFirst();
