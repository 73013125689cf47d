import type { Caller } from "../../../platform/identity/caller.ts";
import { findConversationWith, type OpenConversation } from "../conversations/can-access-conversation.ts";
import type { Messaging } from "../messaging.ts";
import { MessageNotFound, MessageNotYours } from "../messaging-errors.ts";
import type { MessageRow } from "../conversations/message-reader.ts";

/** Finds a message that the caller may read, with its conversation. Any other message counts as not found. */
export async function findMessage(
  messaging: Messaging,
  id: string,
  caller: Caller,
): Promise<{ message: MessageRow; conversation: OpenConversation }> {
  const [message] = await messaging.messages.byIds({ churchId: caller.churchId, ids: [id] });
  const conversation = message && (await findConversationWith(messaging, message.conversationId, caller));
  if (!conversation) throw new MessageNotFound();
  return { message, conversation };
}

/** Finds the conversation of a message that the caller wrote. */
export async function findOwnMessage(
  messaging: Messaging,
  id: string,
  caller: Caller,
): Promise<OpenConversation & { conversationId: string }> {
  const { message, conversation } = await findMessage(messaging, id, caller);
  if (message.personId !== caller.personId) throw new MessageNotYours();
  return { ...conversation, conversationId: conversation.id };
}
