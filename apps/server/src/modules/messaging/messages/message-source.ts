import { readNotesRoom } from "@offertory/contract";
import type { MessageSource } from "../../realtime/index.ts";
import { findConversationWith } from "../conversations/can-access-conversation.ts";
import type { Messaging } from "../messaging.ts";
import { rulesOf } from "../note-subjects/find-note-subject.ts";
import { readMessagesById } from "../conversations/read-messages.ts";

/**
 * Gives the realtime module access to messages: who may join the room of a conversation, and what a broadcast contains.
 */
export const messageSource = (messaging: Messaging): MessageSource => ({
  async canAccess(caller, conversationId) {
    const noted = readNotesRoom(conversationId);
    if (!noted) return (await findConversationWith(messaging, conversationId, caller)) !== null;
    const rules = rulesOf(messaging, noted.contentType);
    return rules !== undefined && (await rules.mayRead(caller, noted.contentId));
  },

  async read({ churchId = "", messageId, goneId, ...ids }) {
    if (goneId) return { messageId: goneId, ...ids };
    if (!messageId) return ids;
    const [message] = await readMessagesById(messaging, churchId, [messageId], () => ids.notifyPersonId);
    return message ? { message, ...ids } : null;
  },
});
