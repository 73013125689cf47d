import type { Message } from "@offertory/contract";

export const someMessage = (changes: Partial<Message> = {}): Message => ({
  id: "m1",
  churchId: "church-grace",
  conversationId: "conversation-1",
  personId: "ruth",
  displayName: "Ruth Boaz",
  content: "Hello",
  timeSent: "2026-03-01T10:00:00.000Z",
  timeUpdated: null,
  clientId: null,
  person: null,
  ...changes,
});
