import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PersonCard } from "../people/person.ts";
import { Id, text } from "../text/text.ts";
import { MAX_MESSAGE_LENGTH, MAX_MESSAGES_AT_ONCE, Message } from "./message.ts";

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

/** The most people whom one call writes to. */
export const MAX_MESSAGE_RECIPIENTS = 50;

export const findUnreachable = endpoint({
  api: "messaging",
  method: "GET",
  path: "/privateMessages/unreachable",
  summary: "List which people cannot read private messages, because they have no account or are archived",
  /** Ids, separated by commas. */
  query: z.object({ ids: text(2000) }),
  answer: z.object({ unreachable: z.array(z.string()) }),
});

/** Refused for all if one of them cannot read it. */
export const messagePeople = endpoint({
  api: "messaging",
  method: "POST",
  path: "/privateMessages/people",
  summary: "Write the same private message to several people; each gets it in their own conversation with you",
  body: z.object({
    personIds: z.array(Id).check(z.minLength(1), z.maxLength(MAX_MESSAGE_RECIPIENTS)),
    content: text(MAX_MESSAGE_LENGTH),
    /** The same id again sends the message only to those who did not get it the first time. */
    clientId: Id,
  }),
  answer: z.object({ sent: z.int() }),
});
