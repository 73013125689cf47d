import { type Message, MESSAGES_PER_PAGE } from "@offertory/contract";

/** The loaded part of a conversation: its messages, oldest first, and whether there are older ones. */
export interface LoadedMessages {
  messages: readonly Message[];
  hasOlder: boolean;
}

/** Adds a message, or replaces the one with its id unless that is newer. The same message may arrive several times. */
export function withMessage(known: LoadedMessages, message: Message): LoadedMessages {
  const at = known.messages.findIndex(({ id }) => id === message.id);
  const before = known.messages[at];
  if (before) return isNewer(before, message) ? known : { ...known, messages: known.messages.with(at, message) };
  const index = known.messages.findLastIndex(({ timeSent }) => timeSent <= message.timeSent) + 1;
  // It is older than all loaded messages and belongs to a page that was not loaded yet.
  if (index === 0 && known.hasOlder) return known;
  return { ...known, messages: known.messages.toSpliced(index, 0, message) };
}

const isNewer = (one: Message, other: Message): boolean => (one.timeUpdated ?? "") > (other.timeUpdated ?? "");

/** Replaces the newest messages by a freshly read page. Older ones stay, unless there would be a gap between them. */
export function withNewestPage(known: LoadedMessages | undefined, page: readonly Message[]): LoadedMessages {
  const isAll = page.length < MESSAGES_PER_PAGE;
  const at = isAll ? -1 : (known?.messages.findIndex(({ id }) => id === page[0]?.id) ?? -1);
  if (!known || at < 0) return { messages: page, hasOlder: !isAll };
  return { messages: [...known.messages.slice(0, at), ...page], hasOlder: known.hasOlder };
}

export function withOlderPage(known: LoadedMessages, page: readonly Message[]): LoadedMessages {
  const ids = new Set(page.map(({ id }) => id));
  return {
    messages: [...page, ...known.messages.filter(({ id }) => !ids.has(id))],
    hasOlder: page.length >= MESSAGES_PER_PAGE,
  };
}

export const withoutMessage = (known: LoadedMessages, messageId: string): LoadedMessages => ({
  ...known,
  messages: known.messages.filter(({ id }) => id !== messageId),
});
