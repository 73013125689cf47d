import { Refusal, refusal } from "../../platform/errors/refusal.ts";

/** Also thrown for a conversation that the caller may not read. */
export const ConversationNotFound = refusal("missing", "conversation-not-found");
export const MessageNotFound = refusal("missing", "message-not-found");
export const MessageBlank = refusal("invalid", "message-blank");
export const NoteKindUnknown = refusal("invalid", "note-kind-unknown");
/** Also thrown for a subject that the caller may not see. */
export const NoteSubjectNotFound = refusal("missing", "noted-thing-not-found");
export const ConversationWithOneself = refusal("invalid", "talk-with-oneself");
/** Someone of the recipients has no account or is archived. */
export const RecipientUnreachable = refusal("conflict", "recipient-unreachable");
export const ParticipantNotFound = refusal("missing", "person-not-found");

/** Existing clients expect the plain text "Forbidden". */
export class MessageNotYours extends Refusal {
  readonly kind = "forbidden";
  override readonly plainText = "Forbidden";
  constructor() {
    super("message-not-yours");
  }
}
