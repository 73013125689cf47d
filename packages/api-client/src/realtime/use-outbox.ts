import { useMemo, useSyncExternalStore } from "react";
import { useClient } from "../react/api-provider.tsx";
import type { Outbox } from "./open-outbox.ts";
import type { OutboxItem } from "./outbox-items.ts";

/** What waits to be sent in one conversation, in the order in which it was said. */
export function useOutbox(conversationId: string): { waiting: readonly OutboxItem[]; outbox: Outbox } {
  const { outbox } = useClient();
  const items = useSyncExternalStore(outbox.watch, outbox.read);
  const waiting = useMemo(
    () => items.filter((item) => item.conversationId === conversationId),
    [items, conversationId],
  );
  return { waiting, outbox };
}
