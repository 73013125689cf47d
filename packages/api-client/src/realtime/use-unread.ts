import { countUnread } from "@offertory/contract";
import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useClient } from "../react/api-provider.tsx";
import { useRead } from "../react/use-read.ts";
import { useRefresh } from "../react/use-refresh.ts";
import { useSession } from "../react/use-session.ts";
import { concernsMe } from "./concerns-me.ts";
import { hearTabs, tellTabs } from "./tell-tabs.ts";
import { useHear } from "./use-realtime.ts";

export interface Unread {
  messages: number;
  notifications: number;
}

export const COUNT_AFTER_MS = 300;
/** Without a line the counts are asked for now and then. */
const ASK_EVERY_MS = 60_000;

/** How much waits for the person. The first count waits for no socket; later ones come soon after the news. */
export function useUnread(): Unread | undefined {
  const { realtime } = useClient();
  const { status, person } = useSession();
  const refresh = useRefresh();
  const line = useSyncExternalStore(realtime.watch, realtime.read);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSignedIn = status === "signed-in" && person !== null;
  const count = useRead(countUnread, {}, { enabled: isSignedIn, ...(line === "OPEN" ? {} : { every: ASK_EVERY_MS }) });

  const now = () => void refresh(countUnread);
  const soon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(now, COUNT_AFTER_MS);
  };
  useHear("privateMessage", soon);
  useHear("notification", soon);
  useHear("message", (data) => person && concernsMe(data, person.id) && soon());
  useHear("reconnect", now);
  const hearTab = useEffectEvent(soon);
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
