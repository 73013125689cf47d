import { z } from "zod/mini";
import { Message } from "../messaging/message.ts";

/** What a socket hears beside its own id; other actions are for who registered for them. */
export const SOCKET_ACTIONS = ["message", "deleteMessage", "privateMessage", "notification", "reconnect"] as const;
export type SocketAction = (typeof SOCKET_ACTIONS)[number];

/** Every frame: JSON text. An untrusted connection hears the same actions with empty data. */
export const SocketMessage = z.object({ action: z.string(), data: z.optional(z.unknown()) });
export type SocketMessage = z.output<typeof SocketMessage>;

/** Of `message` and `privateMessage`; all of it is missing in a wake-up. */
export const MessageBroadcast = z.partial(
  z.object({ message: Message, conversationId: z.string(), privateMessageId: z.string(), notifyPersonId: z.string() }),
);
export type MessageBroadcast = z.output<typeof MessageBroadcast>;

/** Of `deleteMessage`. */
export const MessageGone = z.partial(z.object({ messageId: z.string(), conversationId: z.string() }));
export type MessageGone = z.output<typeof MessageGone>;
