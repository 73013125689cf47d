import type { Message } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { findMessage } from "./find-message.ts";
import { describeMessage } from "./read-messages.ts";

export const readMessage = async (messaging: Messaging, id: string, caller: Caller): Promise<Message> =>
  describeMessage((await findMessage(messaging, id, caller)).message);
