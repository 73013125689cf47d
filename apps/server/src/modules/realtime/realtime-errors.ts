import { refusal } from "../../platform/errors/refusal.ts";

/** A connection is for a person and a socket, or it is for nobody. */
export const ConnectionIncomplete = refusal("invalid", "connection-incomplete");
export const ConnectionNotYours = refusal("forbidden", "connection-not-yours");
/** Not told apart from one that the caller may not read. */
export const ConversationNotAccessible = refusal("missing", "conversation-not-found");
