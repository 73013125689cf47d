import { useMemo, useSyncExternalStore } from "react";
import { useClient } from "../react/api-provider.tsx";
import type { Outbox } from "./open-outbox.ts";
import type { OutboxItem } from "./outbox-items.ts";
import { outboxOf } from "./outbox-of.ts";

/**
 * Returns the messages of one conversation that wait to be sent or were refused, in the order in which they were typed.
 */
export function useOutbox(conversationId: string): { waiting: readonly OutboxItem[]; outbox: Outbox } {
  const outbox = outboxOf(useClient());
  const items = useSyncExternalStore(outbox.watch, outbox.read);
  const waiting = useMemo(
    () => items.filter((item) => item.conversationId === conversationId),
    [items, conversationId],
  );
  return { waiting, outbox };
}
