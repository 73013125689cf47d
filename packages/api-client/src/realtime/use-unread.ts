import { countUnread } from "@offertory/contract";
import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useClient } from "../react/api-provider.tsx";
import { useRead } from "../react/use-read.ts";
import { useRefresh } from "../react/use-refresh.ts";
import { useSession } from "../react/use-session.ts";
import { concernsMe } from "./concerns-me.ts";
import { useBroadcast } from "./use-realtime.ts";

const CHANNEL = "offertory-counts";

export interface Unread {
  messages: number;
  notifications: number;
}

const COUNT_DEBOUNCE_MS = 300;
/** A count that is younger than this was read while the page was loading. */
const FRESH_COUNT_MS = 3000;
/** Counting again after this time finds what arrived between that count and the opening of the connection. */
const RECOUNT_DELAY_MS = 10_000;
/** How often the counts are read while the connection is not open. */
const POLL_INTERVAL_MS = 60_000;

/**
 * Returns the unread counts of the person. The first count does not wait for the connection; later ones follow
 * broadcasts.
 */
export function useUnread(): Unread | undefined {
  const { realtime } = useClient();
  const { status, person } = useSession();
  const refresh = useRefresh();
  const connectionState = useSyncExternalStore(realtime.watch, realtime.read);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasConnected = useRef(false);
  const isSignedIn = status === "signed-in" && person !== null;
  const count = useRead(
    countUnread,
    {},
    { enabled: isSignedIn, ...(connectionState === "OPEN" ? {} : { every: POLL_INTERVAL_MS }) },
  );

  const countNow = () => void refresh(countUnread);
  const countSoon = (after = COUNT_DEBOUNCE_MS) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(countNow, after);
  };
  useBroadcast("privateMessage", () => countSoon());
  useBroadcast("notification", () => countSoon());
  useBroadcast("message", (data) => person && concernsMe(data, person.id) && countSoon());
  useBroadcast("reconnect", () => {
    const isOpening = !wasConnected.current && Date.now() - count.dataUpdatedAt < FRESH_COUNT_MS;
    wasConnected.current = true;
    if (isOpening) countSoon(RECOUNT_DELAY_MS);
    else countNow();
  });
  const onReadInOtherTab = useEffectEvent(() => countSoon());
  useEffect(() => subscribeToOtherTabs(() => onReadInOtherTab()), []);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (!isSignedIn || !count.data) return undefined;
  return { messages: count.data.pmCount, notifications: count.data.notificationCount };
}

/** Returns a function to call when the person has read something: this tab counts at once, the others soon after. */
export function useRecount(): () => void {
  const refresh = useRefresh();
  return useCallback(() => {
    void refresh(countUnread);
    notifyOtherTabs();
  }, [refresh]);
}

/** Tells the other tabs of this app that something was read here, so that they count again. */
function notifyOtherTabs(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  channel.postMessage("read");
  channel.close();
}

function subscribeToOtherTabs(listener: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", listener);
  return () => channel.close();
}
