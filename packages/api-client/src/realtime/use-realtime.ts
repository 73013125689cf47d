import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useClient } from "../react/api-provider.tsx";
import type { RealtimeState } from "./realtime-state.ts";

/**
 * Keeps the realtime connection open while the app is shown, and sends waiting messages when the connection is back.
 */
export function useRealtime(): RealtimeState {
  const client = useClient();
  const { realtime, session } = client;
  const state = useSyncExternalStore(realtime.watch, realtime.read);
  useEffect(() => realtime.use(), [realtime]);
  useEffect(() => {
    const send = () => {
      if (session.read().status !== "signed-in") return;
      // Without a connection the code may not load; it is loaded again when the browser is online.
      void import("./outbox-of.ts").then(
        ({ outboxOf }) => outboxOf(client).flush(),
        () => {},
      );
    };
    const unsubscribes = [realtime.subscribe("reconnect", send), session.subscribe(send)];
    window.addEventListener("online", send);
    send();
    return () => {
      window.removeEventListener("online", send);
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [realtime, client, session]);
  return state;
}

/** Subscribes to one kind of broadcast for as long as the screen is shown. */
export function useBroadcast(action: string, handler: (data: unknown) => void): void {
  const { realtime } = useClient();
  const onBroadcast = useEffectEvent(handler);
  useEffect(() => realtime.subscribe(action, (data) => onBroadcast(data)), [realtime, action]);
}
