import type { Message } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { MessageNotFound } from "../messaging-errors.ts";
import { findMessage } from "./find-message.ts";
import { describeMessages } from "../conversations/read-messages.ts";

export async function readMessage(messaging: Messaging, id: string, caller: Caller): Promise<Message> {
  const { message: row } = await findMessage(messaging, id, caller);
  const [message] = await describeMessages(messaging, caller.churchId, [row]);
  if (!message) throw new MessageNotFound();
  return message;
}
