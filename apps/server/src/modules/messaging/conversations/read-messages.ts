import type { Message, PersonCard } from "@offertory/contract";
import type { Messaging } from "../messaging.ts";
import type { OpenConversation } from "./can-access-conversation.ts";
import type { CardRow, MessageRow } from "./message-reader.ts";

export type Cards = ReadonlyMap<string, PersonCard>;

/** Returns the recipient of a message; undefined for a note, which has no single recipient. */
export type RecipientOf = (message: Pick<MessageRow, "personId" | "conversationId">) => string | undefined;

/** In a private conversation the reader's own messages are for the other participant, all others are for the reader. */
export const recipientIn =
  (
    { privateMessageId, otherPersonId }: Pick<OpenConversation, "privateMessageId" | "otherPersonId">,
    readerId: string,
  ): RecipientOf =>
  ({ personId }) =>
    privateMessageId === null ? undefined : personId === readerId ? (otherPersonId ?? undefined) : readerId;

/** Converts messages to answers, with the current names of their authors. */
export async function describeMessages(
  messaging: Messaging,
  churchId: string,
  rows: readonly Omit<MessageRow, "place">[],
  recipientOf: RecipientOf,
): Promise<Message[]> {
  const cards = await readCards(
    messaging,
    churchId,
    rows.map(({ personId }) => personId),
  );
  const isFirst = firstOf<string | null>();
  return rows.map((row) => describeMessage(row, cards, isFirst(row.personId), recipientOf(row)));
}

/** Reads messages by their ids, in no particular order. */
export const readMessagesById = async (
  messaging: Messaging,
  churchId: string,
  ids: string[],
  recipientOf: RecipientOf,
): Promise<Message[]> =>
  describeMessages(messaging, churchId, await messaging.messages.byIds({ churchId, ids }), recipientOf);

/** Reads the names and photos of people. Erased people have no name and are left out. */
export async function readCards(
  { messages }: Messaging,
  churchId: string,
  personIds: readonly (string | null)[],
): Promise<Cards> {
  const ids = [...new Set(personIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await messages.cards({ churchId, ids });
  return new Map(rows.filter(({ displayName }) => displayName).map((row) => [row.personId, describeCard(row)]));
}

/** Returns a function that is true the first time it is called with a value. */
export function firstOf<Each>(seen = new Set<Each>()): (each: Each) => boolean {
  return (each) => !seen.has(each) && seen.add(each).has(each);
}

/**
 * Converts a message. `withCard` is true only for an author's first message in an answer, because cards are longer than
 * most messages.
 */
export const describeMessage = (
  row: Omit<MessageRow, "place">,
  cards: Cards,
  withCard: boolean,
  notifyPersonId: string | undefined,
): Message => {
  const person = row.personId === null ? null : (cards.get(row.personId) ?? null);
  return {
    id: row.id,
    churchId: row.churchId,
    conversationId: row.conversationId,
    personId: row.personId,
    displayName: person?.name.display ?? "",
    content: row.content,
    timeSent: row.timeSent,
    timeUpdated: row.timeUpdated,
    notifyPersonId,
    clientId: row.clientId,
    person: withCard ? person : null,
  };
};

const describeCard = (row: CardRow): PersonCard => ({
  id: row.personId,
  name: { first: row.firstName, last: row.lastName, nick: row.nick, display: row.displayName },
  photo: row.photo,
  photoUpdated: row.photoUpdated,
  membershipStatus: row.membershipStatus,
});
