import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, optionalText, text } from "../text/text.ts";
import { MAX_MESSAGES_AT_ONCE } from "./message.ts";

export const Conversation = z.object({
  id: z.string(),
  churchId: z.string(),
  /** `privateMessage`, or the type of the note subject. */
  contentType: z.string(),
  contentId: z.string(),
  title: z.string(),
  visibility: z.string(),
  allowAnonymousPosts: z.boolean(),
  dateCreated: z.string(),
});
export type Conversation = z.output<typeof Conversation>;

/** The types of records that notes can be written on. */
export const NOTE_SUBJECTS = ["person", "household", "form", "formSubmission", "donation", "task"] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

export const ConversationDraft = z.object({
  contentType: text(50),
  contentId: Id,
  title: optionalText(255),
  visibility: optionalText(20),
  allowAnonymousPosts: z.nullish(z.boolean()),
});
export type ConversationDraft = z.output<typeof ConversationDraft>;

/**
 * A note subject has one conversation: a second start answers the first. A private conversation is new each time, until
 * `startPrivateMessages` assigns it to a pair of people.
 */
export const startConversations = endpoint({
  api: "messaging",
  method: "POST",
  path: "/conversations",
  summary: "Start a conversation: private, or the notes on a subject",
  body: z.array(ConversationDraft).check(z.maxLength(MAX_MESSAGES_AT_ONCE)),
  answer: z.array(Conversation),
});

export const findConversation = endpoint({
  api: "messaging",
  method: "GET",
  path: "/conversations/:contentType/:contentId",
  summary: "Find the conversation with the notes on a subject; empty if there are none",
  params: z.object({ contentType: text(50), contentId: Id }),
  answer: z.nullable(Conversation),
});
