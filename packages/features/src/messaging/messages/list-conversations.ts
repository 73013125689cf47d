import type { Message, PrivateMessage } from "@offertory/contract";
import { counterpartId } from "./conversation.ts";

const latestOf = ({ conversation }: PrivateMessage): Message | undefined => conversation.messages[0];
const timeOf = (privateConversation: PrivateMessage): string => latestOf(privateConversation)?.timeSent ?? "";

/** One for each counterpart, the one with the latest message; the newest first. */
export function listConversations(privateConversations: readonly PrivateMessage[], me: string): PrivateMessage[] {
  const byPerson = new Map<string, PrivateMessage>();
  for (const privateConversation of privateConversations) {
    const person = counterpartId(privateConversation, me);
    const known = byPerson.get(person);
    if (!known || timeOf(privateConversation) > timeOf(known)) byPerson.set(person, privateConversation);
  }
  return [...byPerson.values()].toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)));
}

/** The first line of the latest message; null when there is nothing to show. */
export const previewOf = (privateConversation: PrivateMessage): string | null =>
  latestOf(privateConversation)?.content.trim().split(/\r?\n/)[0]?.trim() || null;
