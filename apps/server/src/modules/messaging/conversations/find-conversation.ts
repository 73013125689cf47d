import type { Conversation } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { findNoteSubject, type SubjectRef } from "../note-subjects/find-note-subject.ts";
import { describeConversation } from "./describe-conversation.ts";

/** Finds the conversation of the notes on a subject; null if there are no notes yet. */
export async function findConversation(
  messaging: Messaging,
  subject: SubjectRef,
  caller: Caller,
): Promise<Conversation | null> {
  await findNoteSubject(messaging, subject, caller);
  return findNotes(messaging, subject, caller);
}

export async function findNotes(
  { db }: Messaging,
  { contentType, contentId }: SubjectRef,
  { churchId }: Caller,
): Promise<Conversation | null> {
  const row = await db
    .selectFrom("conversations")
    .selectAll()
    .where("churchId", "=", churchId)
    .where("contentType", "=", contentType)
    .where("contentType", "<>", "privateMessage")
    .where("contentId", "=", contentId)
    .executeTakeFirst();
  return row ? describeConversation(row) : null;
}
