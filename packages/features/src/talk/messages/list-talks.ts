import type { Message, PrivateMessage } from "@offertory/contract";
import { counterpartId } from "./talk.ts";

const latestOf = ({ conversation }: PrivateMessage): Message | undefined => conversation.messages[0];
const timeOf = (talk: PrivateMessage): string => latestOf(talk)?.timeSent ?? "";

/** One for each counterpart, the one with the latest message; the newest first. */
export function listTalks(talks: readonly PrivateMessage[], me: string): PrivateMessage[] {
  const byPerson = new Map<string, PrivateMessage>();
  for (const talk of talks) {
    const person = counterpartId(talk, me);
    const known = byPerson.get(person);
    if (!known || timeOf(talk) > timeOf(known)) byPerson.set(person, talk);
  }
  return [...byPerson.values()].toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)));
}

/** The first line of the latest message; null when there is nothing to show. */
export const previewOf = (talk: PrivateMessage): string | null =>
  latestOf(talk)?.content.trim().split(/\r?\n/)[0]?.trim() || null;
