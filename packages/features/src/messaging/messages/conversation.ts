import type { PrivateMessage } from "@offertory/contract";

/** The other person in a private conversation. */
export interface Counterpart {
  id: string;
  name: string;
  photo: string;
}

/** A conversation that exists. */
export interface PrivateConversation {
  id: string;
  conversationId: string;
  with: Counterpart;
}

type Begun = Pick<PrivateMessage, "id" | "conversationId" | "person"> &
  Pick<PrivateMessage, "fromPersonId" | "toPersonId">;

export const counterpartId = ({ fromPersonId, toPersonId }: Begun, me: string): string =>
  fromPersonId === me ? toPersonId : fromPersonId;

/** Returns a conversation from this person's side; a counterpart who was removed gets the given name. */
export const conversationOf = (begun: Begun, me: string, goneName: string): PrivateConversation => ({
  id: begun.id,
  conversationId: begun.conversationId,
  with: {
    id: counterpartId(begun, me),
    name: begun.person?.name.display || goneName,
    photo: begun.person?.photo ?? "",
  },
});
