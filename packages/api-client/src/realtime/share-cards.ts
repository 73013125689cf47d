import type { Message } from "@offertory/contract";

/** A page carries each writer's card once, with the first message of theirs: here all of theirs get it. */
export function shareCards(page: readonly Message[]): Message[] {
  const cards = new Map(page.flatMap(({ person }) => (person ? [[person.id, person] as const] : [])));
  return page.map((message) => ({ ...message, person: message.person ?? cards.get(message.personId ?? "") ?? null }));
}
