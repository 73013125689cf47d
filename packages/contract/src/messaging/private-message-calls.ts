import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PersonCard } from "../people/person.ts";
import { Id } from "../text/text.ts";
import { MAX_MESSAGES_AT_ONCE, Message } from "./message.ts";

/** What two people have to say to each other: one for each pair of them. */
export const PrivateMessage = z.object({
  id: z.string(),
  churchId: z.string(),
  fromPersonId: z.string(),
  toPersonId: z.string(),
  /** Who has not read all of it; null when both have. */
  notifyPersonId: z.nullable(z.string()),
  conversationId: z.string(),
  /** How many of its messages the caller has not read. */
  unread: z.int(),
  /** The other one, seen from the caller; null once they are gone. */
  person: z.nullable(PersonCard),
  conversation: z.object({
    /** The latest only. */
    messages: z.array(Message),
  }),
});
export type PrivateMessage = z.output<typeof PrivateMessage>;

export const listPrivateMessages = endpoint({
  api: "messaging",
  method: "GET",
  path: "/privateMessages",
  summary: "With whom one has private conversations, the latest first",
  /** Ours: those whose latest message is older than this one's, for who has talked with hundreds. */
  query: z.object({ before: z.optional(Id) }),
  answer: z.array(PrivateMessage),
});
export const PRIVATE_MESSAGES_PER_PAGE = 100;

/** Opening it is reading it. */
export const readPrivateMessage = endpoint({
  api: "messaging",
  method: "GET",
  path: "/privateMessages/:id",
  summary: "One private conversation; all of it counts as read from now on",
  params: z.object({ id: Id }),
  answer: PrivateMessage,
});

export const findPrivateMessage = endpoint({
  api: "messaging",
  method: "GET",
  path: "/privateMessages/existing/:personId",
  summary: "The conversation with somebody, or an empty object where there is none",
  params: z.object({ personId: Id }),
  answer: z.partial(PrivateMessage),
});

/** Ours: what is written to somebody who cannot read it is written in vain. */
export const findReach = endpoint({
  api: "messaging",
  method: "GET",
  path: "/privateMessages/reach/:personId",
  summary: "Whether somebody can read private messages here, and why not",
  params: z.object({ personId: Id }),
  answer: z.object({ unreachable: z.nullable(z.enum(["no-account", "archived", "gone"])) }),
});

export const PrivateMessageDraft = z.object({ fromPersonId: Id, toPersonId: Id, conversationId: Id });
export type PrivateMessageDraft = z.output<typeof PrivateMessageDraft>;

export const startPrivateMessages = endpoint({
  api: "messaging",
  method: "POST",
  path: "/privateMessages",
  summary:
    "Make a conversation a private conversation between oneself and somebody; the one there is, where there is one",
  body: z.array(PrivateMessageDraft).check(z.maxLength(MAX_MESSAGES_AT_ONCE)),
  answer: z.array(PrivateMessage),
});
