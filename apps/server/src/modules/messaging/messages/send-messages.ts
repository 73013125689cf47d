import { isBlank, type Message, type MessageDraft } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { conversationToWrite, type OpenConversation } from "../conversations/can-access-conversation.ts";
import type { Messaging } from "../messaging.ts";
import { MessageBlank } from "../messaging-errors.ts";
import { changeMessage } from "./change-message.ts";
import { postMessage } from "./post-message.ts";
import { readMessagesById, recipientIn, type RecipientOf } from "../conversations/read-messages.ts";

/** Posts new messages and edits existing ones. All drafts are checked before any is written. */
export async function sendMessages(
  messaging: Messaging,
  drafts: readonly MessageDraft[],
  caller: Caller,
): Promise<Message[]> {
  if (drafts.some(({ content }) => isBlank(content))) throw new MessageBlank();
  const writes: (() => Promise<string>)[] = [];
  // Each conversation is looked up once, however many drafts name it.
  const conversations = new Map<string, OpenConversation>();
  const openConversation = async (id: string): Promise<OpenConversation> => {
    const conversation = conversations.get(id) ?? (await conversationToWrite(messaging, id, caller));
    conversations.set(id, conversation);
    return conversation;
  };
  for (const { id, conversationId, content, clientId } of drafts) {
    if (id) {
      writes.push(await changeMessage(messaging, { id, content }, caller, openConversation));
      continue;
    }
    const conversation = await openConversation(conversationId);
    writes.push(() => postMessage(messaging, conversation, { content, clientId: clientId || null }, caller));
  }
  // One transaction after the other: none holds the lock of one conversation while it waits for another.
  const ids: string[] = [];
  for (const write of writes) ids.push(await write());
  const recipientOf: RecipientOf = (message) => {
    const conversation = conversations.get(message.conversationId);
    return conversation && recipientIn(conversation, caller.personId)(message);
  };
  return ids.length === 0 ? [] : readInOrder(messaging, ids, caller, recipientOf);
}

async function readInOrder(
  messaging: Messaging,
  ids: string[],
  { churchId }: Caller,
  recipientOf: RecipientOf,
): Promise<Message[]> {
  const found = await readMessagesById(messaging, churchId, ids, recipientOf);
  const byId = new Map(found.map((message) => [message.id, message]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
