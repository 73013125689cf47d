import type { Caller } from "../../../platform/identity/caller.ts";
import { findTalk, type OpenTalk } from "../conversations/may-talk.ts";
import type { Messaging } from "../messaging.ts";
import { MessageNotFound, MessageNotYours } from "../messaging-errors.ts";
import type { MessageRow } from "./message-reader.ts";

/** A message that the caller may read, and where it was said; others are told that there is none. */
export async function findMessage(
  messaging: Messaging,
  id: string,
  caller: Caller,
): Promise<{ message: MessageRow; talk: OpenTalk }> {
  const [message] = await messaging.messages.byIds({ churchId: caller.churchId, ids: [id] });
  const talk = message && (await findTalk(messaging, message.conversationId, caller));
  if (!talk) throw new MessageNotFound();
  return { message, talk };
}

/** One that the caller wrote. */
export async function findOwnMessage(
  messaging: Messaging,
  id: string,
  caller: Caller,
): Promise<OpenTalk & { conversationId: string }> {
  const { message, talk } = await findMessage(messaging, id, caller);
  if (message.personId !== caller.personId) throw new MessageNotYours();
  return { ...talk, conversationId: talk.id };
}
