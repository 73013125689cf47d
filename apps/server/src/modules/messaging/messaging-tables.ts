import type { MembershipStatus } from "@offertory/contract";
import type { ColumnType, Generated, Kysely, Transaction } from "kysely";

type Time = ColumnType<Date, Date, Date>;
type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A bigint column: the driver returns strings. Numbers may be written, because places stay far below 2^53. */
type Place = ColumnType<string, number | string | undefined, number | string>;
type PlaceOrNull = ColumnType<string | null, number | string | null | undefined, number | string | null>;

/** The tables of the messaging module, and the views of other modules that it joins. */
export type MessagingTables = {
  conversations: {
    churchId: string;
    id: string;
    contentType: string;
    contentId: string;
    title: string;
    visibility: string;
    allowAnonymousPosts: boolean;
    begunBy: string;
    lastPlace: Place;
    dateCreated: Time;
  };
  messages: {
    churchId: string;
    id: string;
    conversationId: string;
    place: Place;
    personId: string | null;
    content: string;
    timeSent: Time;
    timeUpdated: TimeOrNull;
    clientId: string | null;
  };
  privateMessages: {
    churchId: string;
    id: string;
    conversationId: string;
    fromPersonId: string;
    toPersonId: string;
  };
  conversationParticipants: {
    churchId: string;
    personId: string;
    privateMessageId: string;
    otherPersonId: string;
    readTo: Place;
    unread: Generated<number>;
    unreadFrom: PlaceOrNull;
    latest: TimeOrNull;
  };
  peopleNames: {
    churchId: string;
    personId: string;
    firstName: string;
    lastName: string;
    nick: string;
    displayName: string;
    photo: string;
    photoUpdated: Date | null;
    membershipStatus: MembershipStatus;
    archived: boolean;
    /** Merged or erased. */
    gone: boolean;
  };
  accountHolders: { churchId: string; personId: string; hasPassword: boolean };
  householdNames: { churchId: string; householdId: string; name: string };
};

export type MessagingDatabase = Kysely<MessagingTables>;
export type MessagingTransaction = Transaction<MessagingTables>;
