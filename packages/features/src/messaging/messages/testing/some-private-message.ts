import { someMessage } from "@offertory/api-client/testing";
import type { Message, PrivateMessage } from "@offertory/contract";

/** Returns a conversation between Ada and Ruth. */
export function somePrivateMessage(
  changes: Partial<Omit<PrivateMessage, "conversation">> & { messages?: Message[] } = {},
): PrivateMessage {
  const { messages = [someMessage()], ...rest } = changes;
  return {
    id: "pm-1",
    churchId: "church-grace",
    fromPersonId: "ada",
    toPersonId: "ruth",
    notifyPersonId: null,
    conversationId: "conversation-1",
    unread: 0,
    person: {
      id: "ruth",
      name: { first: "Ruth", last: "Boaz", nick: "", display: "Ruth Boaz" },
      photo: "",
      photoUpdated: null,
      membershipStatus: "Member",
    },
    conversation: { messages },
    ...rest,
  };
}
