import type { Message } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { MessageNotFound } from "../messaging-errors.ts";
import { findMessage } from "./find-message.ts";
import { describeMessages, recipientIn } from "../conversations/read-messages.ts";

export async function readMessage(messaging: Messaging, id: string, caller: Caller): Promise<Message> {
  const { message: row, conversation } = await findMessage(messaging, id, caller);
  const [message] = await describeMessages(
    messaging,
    caller.churchId,
    [row],
    recipientIn(conversation, caller.personId),
  );
  if (!message) throw new MessageNotFound();
  return message;
}
