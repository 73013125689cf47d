import { type Message, MESSAGES_PER_PAGE } from "@offertory/contract";

/** What is known of a conversation: its messages, oldest first, and whether there are older ones. */
export interface Known {
  messages: readonly Message[];
  hasOlder: boolean;
}

/** A message that came by any way, as often as it likes: known once by its id, in its newest words. */
export function withMessage(known: Known, message: Message): Known {
  const at = known.messages.findIndex(({ id }) => id === message.id);
  const before = known.messages[at];
  if (before) return isNewer(before, message) ? known : { ...known, messages: known.messages.with(at, message) };
  const place = known.messages.findLastIndex(({ timeSent }) => timeSent <= message.timeSent) + 1;
  // Older than all that is here, while there are older ones: it belongs to a page that was not read yet.
  if (place === 0 && known.hasOlder) return known;
  return { ...known, messages: known.messages.toSpliced(place, 0, message) };
}

const isNewer = (one: Message, other: Message): boolean => (one.timeUpdated ?? "") > (other.timeUpdated ?? "");

/** The newest page is the truth about its stretch; what is older stays, unless a gap would lie between. */
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
