import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { ConversationNotFound, ParticipantNotFound } from "../messaging-errors.ts";
import { rulesOf } from "../note-subjects/find-note-subject.ts";

/** A conversation as the caller has it before them. */
export interface OpenConversation {
  churchId: string;
  id: string;
  contentType: string;
  contentId: string;
  /** Of a private conversation: its name, and the other one; null once they are gone. */
  privateMessageId: string | null;
  otherPersonId: string | null;
}

/** The one place that says who reads a conversation: of a private one the two, of notes who may read of the thing. */
export async function findConversationWith(
  messaging: Messaging,
  id: string,
  caller: Caller,
): Promise<OpenConversation | null> {
  const { churchId, personId } = caller;
  const [found] = await messaging.findConversation({ churchId, id, personId });
  if (!found) return null;
  if (found.contentType === "privateMessage") return found.privateMessageId ? found : null;
  const rules = rulesOf(messaging, found.contentType);
  const mayRead = rules && (await rules.mayRead(caller, found.contentId));
  return mayRead && (await rules.exists(churchId, found.contentId)) ? found : null;
}

export async function conversationToRead(messaging: Messaging, id: string, caller: Caller): Promise<OpenConversation> {
  const conversation = await findConversationWith(messaging, id, caller);
  if (!conversation) throw new ConversationNotFound();
  return conversation;
}

export async function conversationToWrite(messaging: Messaging, id: string, caller: Caller): Promise<OpenConversation> {
  const conversation = await conversationToRead(messaging, id, caller);
  if (conversation.privateMessageId) {
    if (!conversation.otherPersonId) throw new ParticipantNotFound();
    return conversation;
  }
  if (!(await rulesOf(messaging, conversation.contentType)?.mayWrite(caller, conversation.contentId)))
    throw new NotAllowed();
  return conversation;
}
