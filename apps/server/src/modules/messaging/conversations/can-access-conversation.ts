import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { ConversationNotFound, ParticipantNotFound } from "../messaging-errors.ts";
import { rulesOf } from "../note-subjects/find-note-subject.ts";

/** A conversation with the ids that depend on the caller. */
export interface OpenConversation {
  churchId: string;
  id: string;
  contentType: string;
  contentId: string;
  /** The id of the private conversation; null for notes. */
  privateMessageId: string | null;
  /** The other participant of a private conversation; null for notes, and if that person was erased. */
  otherPersonId: string | null;
}

/**
 * Finds a conversation that the caller may read: a private one as one of its two participants, notes by the rules of
 * their subject. This is the only place that decides it.
 */
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
