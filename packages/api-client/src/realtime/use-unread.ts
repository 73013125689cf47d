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

const COUNT_AFTER_MS = 300;
/** A count this young was read while the page was opened. */
const YOUNG_MS = 3000;
/** What came between that count and the line is found by counting once more, when the page has settled. */
const SETTLED_MS = 10_000;
/** Without a line the counts are asked for now and then. */
const ASK_EVERY_MS = 60_000;

/** How much waits for the person. The first count waits for no socket; later ones come soon after a broadcast. */
export function useUnread(): Unread | undefined {
  const { realtime } = useClient();
  const { status, person } = useSession();
  const refresh = useRefresh();
  const line = useSyncExternalStore(realtime.watch, realtime.read);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeard = useRef(false);
  const isSignedIn = status === "signed-in" && person !== null;
  const count = useRead(countUnread, {}, { enabled: isSignedIn, ...(line === "OPEN" ? {} : { every: ASK_EVERY_MS }) });

  const now = () => void refresh(countUnread);
  const soon = (after = COUNT_AFTER_MS) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(now, after);
  };
  useBroadcast("privateMessage", () => soon());
  useBroadcast("notification", () => soon());
  useBroadcast("message", (data) => person && concernsMe(data, person.id) && soon());
  useBroadcast("reconnect", () => {
    const isOpening = !wasHeard.current && Date.now() - count.dataUpdatedAt < YOUNG_MS;
    wasHeard.current = true;
    if (isOpening) soon(SETTLED_MS);
    else now();
  });
  const hearTab = useEffectEvent(() => soon());
  useEffect(() => hearTabs(() => hearTab()), []);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (!isSignedIn || !count.data) return undefined;
  return { messages: count.data.pmCount, notifications: count.data.notificationCount };
}

/** To be called when the person has read something: this tab counts at once, the others soon after. */
export function useCountAgain(): () => void {
  const refresh = useRefresh();
  return useCallback(() => {
    void refresh(countUnread);
    tellTabs();
  }, [refresh]);
}

/** Tells the other tabs of this app that something was read here, so that they count again. */
function tellTabs(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  channel.postMessage("read");
  channel.close();
}

function hearTabs(listener: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", listener);
  return () => channel.close();
}
