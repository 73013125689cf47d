/** No id holds the NUL character, so that no name of a room can be made to look like another's. */
const named = (...parts: readonly string[]): string => parts.join("\0");

/** Content for one person. Only who proved to be them is let in. */
export const ownRoom = (churchId: string, personId: string) => named("own", churchId, personId);
/** That there is something for a person; anybody may wait there. */
export const wakeRoom = (churchId: string, personId: string) => named("wake", churchId, personId);
/** Content of a conversation. Only who may read it is let in. */
export const conversationRoom = (churchId: string, conversationId: string) =>
  named("conversation", churchId, conversationId);
