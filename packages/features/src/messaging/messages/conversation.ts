import type { PrivateMessage } from "@offertory/contract";

/** Whom somebody talks with. */
export interface Counterpart {
  id: string;
  name: string;
  photo: string;
}

/** A conversation that has begun. */
export interface PrivateConversation {
  id: string;
  conversationId: string;
  with: Counterpart;
}

type Begun = Pick<PrivateMessage, "id" | "conversationId" | "person"> &
  Pick<PrivateMessage, "fromPersonId" | "toPersonId">;

export const counterpartId = ({ fromPersonId, toPersonId }: Begun, me: string): string =>
  fromPersonId === me ? toPersonId : fromPersonId;

/** A conversation seen from the person; whoever is gone has the given name. */
export const conversationOf = (begun: Begun, me: string, goneName: string): PrivateConversation => ({
  id: begun.id,
  conversationId: begun.conversationId,
  with: {
    id: counterpartId(begun, me),
    name: begun.person?.name.display || goneName,
    photo: begun.person?.photo ?? "",
  },
});
