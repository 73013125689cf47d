import { refusal } from "../../platform/errors/refusal.ts";

/** The connection lacks a valid socket id, a person or a church. */
export const ConnectionIncomplete = refusal("invalid", "connection-incomplete");
export const ConnectionNotYours = refusal("forbidden", "connection-not-yours");
/** The same answer for a conversation that does not exist and for one that the caller may not read. */
export const ConversationNotAccessible = refusal("missing", "conversation-not-found");
