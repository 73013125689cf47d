import { type Message, MESSAGES_PER_PAGE } from "@offertory/contract";

/** The loaded part of a conversation: its messages, oldest first, and whether there are older ones. */
export interface Known {
  messages: readonly Message[];
  hasOlder: boolean;
}

/** Adds a message, or replaces the one with its id unless that is newer. The same message may arrive several times. */
export function withMessage(known: Known, message: Message): Known {
  const at = known.messages.findIndex(({ id }) => id === message.id);
  const before = known.messages[at];
  if (before) return isNewer(before, message) ? known : { ...known, messages: known.messages.with(at, message) };
  const place = known.messages.findLastIndex(({ timeSent }) => timeSent <= message.timeSent) + 1;
  // It is older than all loaded messages and belongs to a page that was not loaded yet.
  if (place === 0 && known.hasOlder) return known;
  return { ...known, messages: known.messages.toSpliced(place, 0, message) };
}

const isNewer = (one: Message, other: Message): boolean => (one.timeUpdated ?? "") > (other.timeUpdated ?? "");

/** Replaces the newest messages by a freshly read page. Older ones stay, unless there would be a gap between them. */
export function withNewestPage(known: Known | undefined, page: readonly Message[]): Known {
  const isAll = page.length < MESSAGES_PER_PAGE;
  const at = isAll ? -1 : (known?.messages.findIndex(({ id }) => id === page[0]?.id) ?? -1);
  if (!known || at < 0) return { messages: page, hasOlder: !isAll };
  return { messages: [...known.messages.slice(0, at), ...page], hasOlder: known.hasOlder };
}

export function withOlderPage(known: Known, page: readonly Message[]): Known {
  const ids = new Set(page.map(({ id }) => id));
  return {
    messages: [...page, ...known.messages.filter(({ id }) => !ids.has(id))],
    hasOlder: page.length >= MESSAGES_PER_PAGE,
  };
}

export const withoutMessage = (known: Known, messageId: string): Known => ({
  ...known,
  messages: known.messages.filter(({ id }) => id !== messageId),
});
