import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PersonCard } from "../people/person.ts";
import { Id } from "../text/text.ts";
import { MAX_MESSAGES_AT_ONCE, Message } from "./message.ts";

/** A private conversation. Each pair of people has one. */
export const PrivateMessage = z.object({
  id: z.string(),
  churchId: z.string(),
  fromPersonId: z.string(),
  toPersonId: z.string(),
  /** The participant who has unread messages; null when both have read everything. */
  notifyPersonId: z.nullable(z.string()),
  conversationId: z.string(),
  /** How many messages the caller has not read. */
  unread: z.int(),
  /** The other participant; null once they are deleted. */
  person: z.nullable(PersonCard),
  conversation: z.object({
    /** Only the latest message. */
    messages: z.array(Message),
  }),
});
export type PrivateMessage = z.output<typeof PrivateMessage>;

export const listPrivateMessages = endpoint({
  api: "messaging",
  method: "GET",
  path: "/privateMessages",
  summary: "List your private conversations, latest first",
  /** The page of conversations whose latest message is older than that of `before`. Only our own client sends it. */
  query: z.object({ before: z.optional(Id) }),
  answer: z.array(PrivateMessage),
});
export const PRIVATE_MESSAGES_PER_PAGE = 100;

/** Reading the conversation marks all its messages as read. */
export const readPrivateMessage = endpoint({
  api: "messaging",
  method: "GET",
  path: "/privateMessages/:id",
  summary: "Read a private conversation and mark it as read",
  params: z.object({ id: Id }),
  answer: PrivateMessage,
});

export const findPrivateMessage = endpoint({
  api: "messaging",
  method: "GET",
  path: "/privateMessages/existing/:personId",
  summary: "Find your private conversation with a person; an empty object if there is none",
  params: z.object({ personId: Id }),
  answer: z.partial(PrivateMessage),
});

/** Only our own client calls it, to warn before someone writes to a person who cannot read the message. */
export const findReachability = endpoint({
  api: "messaging",
  method: "GET",
  path: "/privateMessages/reach/:personId",
  summary: "Check whether a person can read private messages, or why not",
  params: z.object({ personId: Id }),
  answer: z.object({ unreachable: z.nullable(z.enum(["no-account", "archived", "gone"])) }),
});

export const PrivateMessageDraft = z.object({ fromPersonId: Id, toPersonId: Id, conversationId: Id });
export type PrivateMessageDraft = z.output<typeof PrivateMessageDraft>;

export const startPrivateMessages = endpoint({
  api: "messaging",
  method: "POST",
  path: "/privateMessages",
  summary: "Make a conversation private between you and a person; returns the existing one, if there is one",
  body: z.array(PrivateMessageDraft).check(z.maxLength(MAX_MESSAGES_AT_ONCE)),
  answer: z.array(PrivateMessage),
});
