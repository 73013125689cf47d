import { useApi, useCountAgain, useBroadcast } from "@offertory/api-client";
import { listMyNotifications, type Notification, NOTIFICATIONS_PER_PAGE } from "@offertory/contract";
import { useCallback, useEffect, useState } from "react";
import { mergeNotifications } from "./merge-notifications.ts";

interface Read {
  list: Notification[] | null;
  hasMore: boolean;
  error: unknown;
}

const NOTHING: Read = { list: null, hasMore: false, error: null };

/** What the person was told. Not kept between openings: reading it changes it. */
export function useNotifications() {
  const call = useApi();
  const countAgain = useCountAgain();
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
    // In a turn of its own: what is read is shown when it is here, never while this effect runs.
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
