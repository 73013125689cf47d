import { z } from "zod/mini";
import { Message } from "../messaging/message.ts";

/** The actions of the frames that a socket receives. */
export const SOCKET_ACTIONS = ["message", "deleteMessage", "privateMessage", "notification", "reconnect"] as const;
export type SocketAction = (typeof SOCKET_ACTIONS)[number];

/** A frame, as JSON. A connection without a token receives the same actions with empty data. */
export const SocketMessage = z.object({ action: z.string(), data: z.optional(z.unknown()) });
export type SocketMessage = z.output<typeof SocketMessage>;

/** The data of `message` and `privateMessage`; empty when the connection may not read the content. */
export const MessageBroadcast = z.partial(
  z.object({ message: Message, conversationId: z.string(), privateMessageId: z.string(), notifyPersonId: z.string() }),
);
export type MessageBroadcast = z.output<typeof MessageBroadcast>;

/** The data of `deleteMessage`. */
export const MessageDeleted = z.partial(z.object({ messageId: z.string(), conversationId: z.string() }));
export type MessageDeleted = z.output<typeof MessageDeleted>;
