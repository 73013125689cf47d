import type { PrivateMessage } from "@offertory/contract";
import { describeMessage, firstOf, readCards, type Cards } from "../conversations/read-messages.ts";
import type { Messaging } from "../messaging.ts";
import type { PrivateMessageRow } from "./private-message-reader.ts";

/** Converts private conversations to answers, with the names of their participants. */
export async function describePrivateConversations(
  messaging: Messaging,
  churchId: string,
  readerId: string,
  rows: readonly PrivateMessageRow[],
): Promise<PrivateMessage[]> {
  const people = rows.flatMap(({ personId, writerId }) => [personId, writerId]);
  const cards = await readCards(messaging, churchId, people);
  const isFirst = firstOf<string | null>(new Set(rows.map(({ personId }) => personId)));
  return rows.map((row) => ({
    id: row.id,
    churchId: row.churchId,
    fromPersonId: row.fromPersonId,
    toPersonId: row.toPersonId,
    notifyPersonId: row.unread > 0 ? readerId : row.unreadOfOther ? row.personId : null,
    conversationId: row.conversationId,
    unread: row.unread,
    person: cards.get(row.personId) ?? null,
    conversation: { messages: describeLatest(row, cards, isFirst(row.writerId), readerId) },
  }));
}

function describeLatest(
  row: PrivateMessageRow,
  cards: Cards,
  withCard: boolean,
  readerId: string,
): PrivateMessage["conversation"]["messages"] {
  const { churchId, conversationId, messageId: id, writerId: personId, content, timeSent, timeUpdated, clientId } = row;
  if (id === null || content === null || timeSent === null) return [];
  const message = { id, personId, churchId, conversationId, content, timeSent, timeUpdated, clientId };
  return [describeMessage(message, cards, withCard, personId === readerId ? row.personId : readerId)];
}
