/** Joined by NUL, which no id contains, so that ids cannot be chosen to form the name of another room. */
const roomName = (...parts: readonly string[]): string => parts.join("\0");

/** Receives content for one person. Joining it needs a token of that person. */
export const personRoom = (churchId: string, personId: string) => roomName("own", churchId, personId);
/** Receives the actions for one person without data. Anyone may join it. */
export const wakeRoom = (churchId: string, personId: string) => roomName("wake", churchId, personId);
/** Receives the content of a conversation. Joining it needs access to the conversation. */
export const conversationRoom = (churchId: string, conversationId: string) =>
  roomName("conversation", churchId, conversationId);
