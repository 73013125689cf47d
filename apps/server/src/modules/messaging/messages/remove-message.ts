import type { Caller } from "../../../platform/identity/caller.ts";
import { broadcast, broadcastToPeople } from "../../realtime/index.ts";
import type { Messaging } from "../messaging.ts";
import { MessageNotFound } from "../messaging-errors.ts";
import type { MessagingTables } from "../messaging-tables.ts";
import { lowerUnread } from "../private-messages/unread.ts";
import { findOwnMessage } from "./find-message.ts";

/** Deletes a message of the caller. If the recipient has not read it, their unread count decreases. */
export async function removeMessage(messaging: Messaging, id: string, caller: Caller): Promise<Record<string, never>> {
  const { churchId, personId } = caller;
  const { conversationId, privateMessageId } = await findOwnMessage(messaging, id, caller);
  await messaging.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<MessagingTables>();
    await tx
      .selectFrom("conversations")
      .select("id")
      .where("churchId", "=", churchId)
      .where("id", "=", conversationId)
      .forNoKeyUpdate()
      .execute();
    const removed = await tx
      .deleteFrom("messages")
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .where("personId", "=", personId)
      .returning("place")
      .executeTakeFirst();
    if (!removed) throw new MessageNotFound();
    const about = { churchId, goneId: id, conversationId };
    await broadcast(open, churchId, [{ action: "deleteMessage", conversationId }], about);
    if (!privateMessageId) return;
    const readers = await lowerUnread(tx, { churchId, privateMessageId, conversationId, author: personId, ...removed });
    const event = { churchId, conversationId, privateMessageId };
    await broadcastToPeople(open, churchId, { action: "privateMessage", personIds: readers }, event);
  });
  return {};
}
