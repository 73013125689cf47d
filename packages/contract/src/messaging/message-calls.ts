import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, NumberText, optionalText, text } from "../text/text.ts";
import { MAX_MESSAGE_LENGTH, MAX_MESSAGES_AT_ONCE, Message } from "./message.ts";

/** A message to send. With the id of a message it changes that one. */
export const MessageDraft = z.object({
  id: z.nullish(Id),
  conversationId: Id,
  content: text(MAX_MESSAGE_LENGTH),
  /** An id that the sender's device has chosen. Sending again with the same id does not make a second message. */
  clientId: optionalText(64),
});
export type MessageDraft = z.output<typeof MessageDraft>;

export const sendMessages = endpoint({
  api: "messaging",
  method: "POST",
  path: "/messages",
  summary: "Send messages to a conversation, or change your own",
  body: z.array(MessageDraft).check(z.maxLength(MAX_MESSAGES_AT_ONCE)),
  answer: z.array(Message),
});

/**
 * Oldest first. Without `before` and `after` it answers the newest page; `before` answers older messages, `after` newer
 * ones.
 */
export const listMessages = endpoint({
  api: "messaging",
  method: "GET",
  path: "/messages/conversation/:conversationId",
  summary: "List the messages of a conversation",
  params: z.object({ conversationId: Id }),
  query: z.object({ before: z.optional(Id), after: z.optional(Id), limit: z.optional(NumberText) }),
  answer: z.array(Message),
});
export const MESSAGES_PER_PAGE = 100;

export const readMessage = endpoint({
  api: "messaging",
  method: "GET",
  path: "/messages/:id",
  summary: "Read a message",
  params: z.object({ id: Id }),
  answer: Message,
});

/** Some clients name the church in the path. The server uses the church of the token. */
export const readMessageOfChurch = endpoint({
  api: "messaging",
  method: "GET",
  path: "/messages/:churchId/:id",
  summary: "Read a message by church and id",
  params: z.object({ churchId: Id, id: Id }),
  answer: Message,
});

export const removeMessage = endpoint({
  api: "messaging",
  method: "DELETE",
  path: "/messages/:id",
  summary: "Delete your own message",
  params: z.object({ id: Id }),
  answer: z.object({}),
});

export const removeMessageOfChurch = endpoint({
  api: "messaging",
  method: "DELETE",
  path: "/messages/:churchId/:id",
  summary: "Delete your own message, by church and id",
  params: z.object({ churchId: Id, id: Id }),
  answer: z.object({}),
});
