import { Refusal, refusal } from "../../platform/errors/refusal.ts";

/** Not told apart from one that the caller may not read. */
export const ConversationNotFound = refusal("missing", "conversation-not-found");
export const MessageNotFound = refusal("missing", "message-not-found");
export const MessageBlank = refusal("invalid", "message-blank");
export const NoteKindUnknown = refusal("invalid", "note-kind-unknown");
/** Not told apart from a thing that the caller may not see. */
export const NotedThingNotFound = refusal("missing", "noted-thing-not-found");
export const TalkWithOneself = refusal("invalid", "talk-with-oneself");
export const TalkPartnerNotFound = refusal("missing", "person-not-found");

/** Clients know this one by its bare text. */
export class MessageNotYours extends Refusal {
  readonly kind = "forbidden";
  override readonly plainText = "Forbidden";
  constructor() {
    super("message-not-yours");
  }
}
