import type { PrivateMessage } from "@offertory/contract";

/** Whom somebody talks with. */
export interface Counterpart {
  id: string;
  name: string;
  photo: string;
}

/** A talk that has begun. */
export interface Talk {
  id: string;
  conversationId: string;
  with: Counterpart;
}

type Begun = Pick<PrivateMessage, "id" | "conversationId" | "person"> &
  Pick<PrivateMessage, "fromPersonId" | "toPersonId">;

export const counterpartId = ({ fromPersonId, toPersonId }: Begun, me: string): string =>
  fromPersonId === me ? toPersonId : fromPersonId;

/** A talk seen from the person; whoever is gone has the given name. */
export const talkOf = (begun: Begun, me: string, goneName: string): Talk => ({
  id: begun.id,
  conversationId: begun.conversationId,
  with: {
    id: counterpartId(begun, me),
    name: begun.person?.name.display || goneName,
    photo: begun.person?.photo ?? "",
  },
});
