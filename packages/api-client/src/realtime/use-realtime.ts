import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useClient } from "../react/api-provider.tsx";
import type { Session } from "../session/open-session.ts";
import { outboxStorageKey } from "./outbox-storage-key.ts";
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
      if (!mayWait(session)) return;
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

/** Whether messages wait to be sent. Without access to the storage nobody knows, so the outbox looks itself. */
function mayWait(session: Pick<Session, "read">): boolean {
  const { person, church } = session.read();
  if (!person || !church) return false;
  try {
    return localStorage.getItem(outboxStorageKey(church.church.id, person.id)) !== null;
  } catch {
    return true;
  }
}

/** Subscribes to one kind of broadcast for as long as the screen is shown. */
export function useBroadcast(action: string, handler: (data: unknown) => void): void {
  const { realtime } = useClient();
  const onBroadcast = useEffectEvent(handler);
  useEffect(() => realtime.subscribe(action, (data) => onBroadcast(data)), [realtime, action]);
}
