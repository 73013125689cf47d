import { useApi, useRecount, useBroadcast } from "@offertory/api-client";
import { listMyNotifications, type Notification, NOTIFICATIONS_PER_PAGE } from "@offertory/contract";
import { useCallback, useEffect, useState } from "react";
import { mergeNotifications } from "./merge-notifications.ts";

interface Read {
  list: Notification[] | null;
  hasMore: boolean;
  error: unknown;
}

const NOTHING: Read = { list: null, hasMore: false, error: null };

/** The person's notifications. They are not cached between openings, because reading them marks them as read. */
export function useNotifications() {
  const call = useApi();
  const countAgain = useRecount();
  const [read, setRead] = useState<Read>(NOTHING);
  const [isLoadingMore, setLoadingMore] = useState(false);

  const load = useCallback(
    async (before?: string) => {
      try {
        const page = await call(listMyNotifications, { query: before ? { before } : {} });
        const isFull = page.length >= NOTIFICATIONS_PER_PAGE;
        setRead(({ list, hasMore }) => ({
          list: mergeNotifications(list ?? [], page),
          hasMore: before !== undefined || list === null ? isFull : hasMore,
          error: null,
        }));
        countAgain();
      } catch (error) {
        setRead((known) => ({ ...known, error }));
      }
    },
    [call, countAgain],
  );

  useEffect(() => {
    // In a microtask, so that the state is not set while the effect runs.
    queueMicrotask(() => void load());
  }, [load]);
  useBroadcast("notification", () => void load());
  useBroadcast("reconnect", () => void load());

  async function more() {
    setLoadingMore(true);
    await load(read.list?.at(-1)?.id);
    setLoadingMore(false);
  }

  return {
    list: read.list,
    error: read.list === null ? read.error : null,
    retry: () => void load(),
    more: read.hasMore ? () => void more() : null,
    isLoadingMore,
  };
}
