import type { Conversation, ConversationDraft } from "@offertory/contract";
import { sql } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { findNoteSubjectToWrite } from "../note-subjects/find-note-subject.ts";
import { describeConversation } from "./describe-conversation.ts";
import { findNotes } from "./find-conversation.ts";

const PRIVATE_MESSAGE = "privateMessage";
/** The private conversations that one person may start per hour; as many as may get a bulk message. */
const STARTS_PER_PERSON = { name: "conversations-begun", tries: 500, seconds: 3600 };

/** Starts conversations. A subject has only one conversation for its notes: if there is one, it is returned. */
export async function startConversations(
  messaging: Messaging,
  drafts: readonly ConversationDraft[],
  caller: Caller,
): Promise<Conversation[]> {
  for (const draft of drafts)
    if (draft.contentType !== PRIVATE_MESSAGE) await findNoteSubjectToWrite(messaging, draft, caller);
  const begun: Conversation[] = [];
  for (const draft of drafts) begun.push(await startConversation(messaging, draft, caller));
  return begun;
}

async function startConversation(messaging: Messaging, draft: ConversationDraft, caller: Caller) {
  const { churchId, personId } = caller;
  const isPrivate = draft.contentType === PRIVATE_MESSAGE;
  const existing = isPrivate ? null : await findNotes(messaging, draft, caller);
  if (existing) return existing;
  if (isPrivate) await messaging.limits.count(STARTS_PER_PERSON, `${churchId} ${personId}`);
  const row = await messaging.db
    .insertInto("conversations")
    .values({
      churchId,
      id: messaging.newId(),
      contentType: draft.contentType,
      contentId: isPrivate ? personId : draft.contentId,
      title: draft.title ?? "",
      visibility: draft.visibility ?? "",
      allowAnonymousPosts: false,
      begunBy: personId,
      dateCreated: messaging.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["churchId", "contentType", "contentId"])
        .where("contentType", "<>", sql.lit(PRIVATE_MESSAGE))
        // Another request has created the row already. This update changes nothing, but makes PostgreSQL return that
        // row.
        .doUpdateSet(({ ref }) => ({ contentId: ref("excluded.contentId") })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return describeConversation(row);
}
