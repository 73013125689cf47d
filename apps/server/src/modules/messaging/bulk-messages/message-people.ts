import { isBlank, type CallAnswer, type CallInput, type messagePeople as call } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { conversationToWrite } from "../conversations/can-access-conversation.ts";
import { startConversations } from "../conversations/start-conversations.ts";
import { postMessage } from "../messages/post-message.ts";
import type { Messaging } from "../messaging.ts";
import {
  ConversationNotFound,
  ConversationWithOneself,
  MessageBlank,
  RecipientUnreachable,
} from "../messaging-errors.ts";
import { findPair } from "../private-messages/find-private-message.ts";
import { findUnreachable } from "./find-unreachable.ts";
import { startPrivateMessages } from "../private-messages/start-private-messages.ts";

/** The people to whom one person may write in this way per hour, so that a stolen account cannot flood the church. */
const BULK_MESSAGES_PER_PERSON = { name: "bulk-messages", tries: 500, seconds: 3600 };

/** Writes the same message to several people, each in the private conversation with the caller. */
export async function messagePeople(
  messaging: Messaging,
  { personIds, content, clientId }: CallInput<typeof call>["body"],
  caller: Caller,
): Promise<CallAnswer<typeof call>> {
  if (isBlank(content)) throw new MessageBlank();
  const ids = [...new Set(personIds)];
  if (ids.includes(caller.personId)) throw new ConversationWithOneself();
  if ((await findUnreachable(messaging, ids, caller)).length > 0) throw new RecipientUnreachable();
  await messaging.limits.count(BULK_MESSAGES_PER_PERSON, `${caller.churchId} ${caller.personId}`, ids.length);
  for (const id of ids) {
    const conversation = await conversationToWrite(messaging, await conversationWith(messaging, id, caller), caller);
    await postMessage(messaging, conversation, { content, clientId }, caller);
  }
  return { sent: ids.length };
}

/** Returns the id of the conversation with a person, which is started if there is none. */
async function conversationWith(messaging: Messaging, toPersonId: string, caller: Caller): Promise<string> {
  const existing = await findPair(messaging, toPersonId, caller);
  if (existing) return existing.conversationId;
  const { personId } = caller;
  const [begun] = await startConversations(messaging, [{ contentType: "privateMessage", contentId: personId }], caller);
  if (!begun) throw new ConversationNotFound();
  const drafts = [{ fromPersonId: personId, toPersonId, conversationId: begun.id }];
  const [started] = await startPrivateMessages(messaging, drafts, caller);
  if (!started) throw new ConversationNotFound();
  return started.conversationId;
}
