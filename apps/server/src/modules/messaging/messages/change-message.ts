import type { Caller } from "../../../platform/identity/caller.ts";
import { broadcast } from "../../realtime/index.ts";
import type { OpenConversation } from "../conversations/can-access-conversation.ts";
import type { Messaging } from "../messaging.ts";
import { MessageNotFound } from "../messaging-errors.ts";
import type { MessagingTables } from "../messaging-tables.ts";
import { findOwnMessage } from "./find-message.ts";

/**
 * Checks that the caller may edit this message, and returns a function that saves the new content and returns the
 * message's id.
 */
export async function changeMessage(
  messaging: Messaging,
  { id, content }: { id: string; content: string },
  caller: Caller,
  openConversation: (conversationId: string) => Promise<OpenConversation>,
): Promise<() => Promise<string>> {
  const { churchId } = caller;
  const { conversationId } = await findOwnMessage(messaging, id, caller);
  await openConversation(conversationId);
  return async () => {
    await messaging.connection.transaction().execute(async (open) => {
      const changed = await open
        .$extendTables<MessagingTables>()
        .updateTable("messages")
        .set({ content, timeUpdated: messaging.now() })
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .where("personId", "=", caller.personId)
        .returning("id")
        .executeTakeFirst();
      if (!changed) throw new MessageNotFound();
      const about = { churchId, messageId: id, conversationId };
      await broadcast(open, churchId, [{ action: "message", conversationId }], about);
    });
    return id;
  };
}
