import { connectSockets, disconnectSocket, SOCKET_ACTIONS } from "@offertory/contract";
import type { Call } from "../calls/connect.ts";
import { type Log, logError } from "../log.ts";
import type { Session } from "../session/open-session.ts";
import { JOINED, openRealtime, type Realtime, type RealtimeSurroundings } from "./open-realtime.ts";
import type { Hear, Listener, RealtimeState, Socket, SocketEars } from "./realtime-state.ts";

interface PageSurroundings {
  session: Pick<Session, "read" | "subscribe">;
  call: Call;
  socketUrl: string;
  page: Window;
  log?: Log;
  newSocket?: RealtimeSurroundings["newSocket"];
}

/**
 * The realtime connection of a page. It is opened for the session's person and church, and again when either changes.
 */
export type PageRealtime = ReturnType<typeof followSession>;

export function followSession({ session, call, socketUrl, page, ...rest }: PageSurroundings) {
  const { log = logError, newSocket = openWebSocket } = rest;
  const ears = new Map<string, Set<Hear>>();
  const rooms = new Map<symbol, { id: string; leave: (() => void) | null }>();
  const watchers = new Set<() => void>();
  let line: Realtime | null = null;
  let whose: Listener | null = null;
  let users = 0;
  let stopFollowing: () => void = () => {};

  const tell = (action: string, data: unknown): void => {
    for (const hear of ears.get(action) ?? []) hear(data);
  };

  function begin(listener: Listener): void {
    const opened = openRealtime({
      socketUrl,
      newSocket,
      log,
      post: (body) => call(connectSockets, { body }),
      leave: (socketId, conversationId) => call(disconnectSocket, { body: { socketId, conversationId } }),
      now: () => Date.now(),
      random: () => Math.random(),
      timers: {
        set: (run, milliseconds) => page.setTimeout(run, milliseconds),
        clear: (timer) => page.clearTimeout(timer),
      },
    });
    line = opened;
    for (const action of [...SOCKET_ACTIONS, JOINED]) opened.hear(action, (data) => tell(action, data));
    opened.watch(() => watchers.forEach((watch) => watch()));
    for (const room of rooms.values()) room.leave = opened.join(room.id);
    opened.connect(listener);
  }

  function end(): void {
    line?.close();
    line = null;
    for (const room of rooms.values()) room.leave = null;
    for (const watch of watchers) watch();
  }

  function follow(): void {
    const { status, person, church } = session.read();
    const next =
      status === "signed-in" && person && church
        ? { personId: person.id, churchId: church.church.id, displayName: person.name.display }
        : null;
    if (next?.personId === whose?.personId && next?.churchId === whose?.churchId) return;
    whose = next;
    end();
    if (next) begin(next);
  }

  const wake = (): void => line?.wake();
  const wakeWhenSeen = (): void => void (page.document.visibilityState === "visible" && wake());

  /** Keeps the connection open until the returned function was called by all users. */
  function use(): () => void {
    users += 1;
    if (users === 1) {
      stopFollowing = session.subscribe(follow);
      page.addEventListener("online", wake);
      page.document.addEventListener("visibilitychange", wakeWhenSeen);
      follow();
    }
    return () => {
      users -= 1;
      if (users > 0) return;
      stopFollowing();
      page.removeEventListener("online", wake);
      page.document.removeEventListener("visibilitychange", wakeWhenSeen);
      whose = null;
      end();
    };
  }

  return {
    use,
    read: (): RealtimeState => line?.read() ?? "UNINITIALIZED",
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    hear(action: string, handler: Hear): () => void {
      const known = ears.get(action) ?? new Set();
      ears.set(action, known.add(handler));
      return () => known.delete(handler);
    },
    /** Listens to a conversation until the returned function is called. */
    join(conversationId: string): () => void {
      const key = Symbol(conversationId);
      rooms.set(key, { id: conversationId, leave: line?.join(conversationId) ?? null });
      return () => {
        rooms.get(key)?.leave?.();
        rooms.delete(key);
      };
    },
  };
}

function openWebSocket(url: string, ears: SocketEars): Socket {
  const socket = new WebSocket(url);
  socket.addEventListener("open", () => ears.opened());
  socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") ears.heard(data);
  });
  // An error event is always followed by a close event, so it needs no listener.
  socket.addEventListener("close", () => ears.closed());
  return { send: (text) => socket.send(text), close: () => socket.close() };
}
