import type { Message } from "@offertory/contract";

/** Copies each author's card to all of their messages. The server sends it only with their first message of a page. */
export function shareCards(page: readonly Message[]): Message[] {
  const cards = new Map(page.flatMap(({ person }) => (person ? [[person.id, person] as const] : [])));
  return page.map((message) => ({ ...message, person: message.person ?? cards.get(message.personId ?? "") ?? null }));
}
