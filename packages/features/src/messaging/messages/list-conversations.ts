import type { Message, PrivateMessage } from "@offertory/contract";
import { counterpartId } from "./conversation.ts";

const latestOf = ({ conversation }: PrivateMessage): Message | undefined => conversation.messages[0];
const timeOf = (privateConversation: PrivateMessage): string => latestOf(privateConversation)?.timeSent ?? "";

/** Returns one conversation per counterpart, the one with the latest message; newest first. */
export function listConversations(privateConversations: readonly PrivateMessage[], me: string): PrivateMessage[] {
  const byPerson = new Map<string, PrivateMessage>();
  for (const privateConversation of privateConversations) {
    const person = counterpartId(privateConversation, me);
    const known = byPerson.get(person);
    if (!known || timeOf(privateConversation) > timeOf(known)) byPerson.set(person, privateConversation);
  }
  return [...byPerson.values()].toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)));
}

/** Returns the first line of the latest message; null if there is none. */
export const previewOf = (privateConversation: PrivateMessage): string | null =>
  latestOf(privateConversation)?.content.trim().split(/\r?\n/)[0]?.trim() || null;
