import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, optionalText, text } from "../text/text.ts";

/** The room of a person's own notifications. */
export const ALERTS = "alerts";
export const SOCKET_PATH = "/api/messaging/socket";

export const ConnectionDraft = z.object({
  /** `alerts`, or the id of a conversation that the caller may read. */
  conversationId: Id,
  churchId: Id,
  displayName: optionalText(200),
  socketId: optionalText(64),
  personId: optionalText(64),
});
export type ConnectionDraft = z.output<typeof ConnectionDraft>;

/**
 * Many clients send no token: they can join only `alerts`, and receive only that something is new, without content. With
 * a token, the connection belongs to the token's person; any other `personId` is refused.
 */
export const connectSockets = endpoint({
  api: "messaging",
  method: "POST",
  path: "/connections",
  summary: "Subscribe an open socket to rooms",
  body: z.array(ConnectionDraft).check(z.maxLength(20)),
  answer: z.array(
    z.object({ conversationId: z.string(), socketId: z.string(), heard: z.enum(["wake-ups", "content"]) }),
  ),
});

export const disconnectSocket = endpoint({
  api: "messaging",
  method: "POST",
  path: "/connections/leave",
  summary: "Unsubscribe an open socket from a conversation",
  body: z.object({ socketId: text(64), conversationId: Id }),
  answer: z.object({}),
});
