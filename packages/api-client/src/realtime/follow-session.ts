import { connectSockets, disconnectSocket, SOCKET_ACTIONS } from "@offertory/contract";
import type { Call } from "../calls/connect.ts";
import { type Log, logError } from "../log.ts";
import type { Session } from "../session/open-session.ts";
import type { Realtime, RealtimeOptions } from "./open-realtime.ts";
import {
  type BroadcastHandler,
  type RealtimeState,
  ROOM_JOINED,
  type Socket,
  type SocketHandlers,
  type Subscriber,
} from "./realtime-state.ts";

interface PageRealtimeOptions {
  session: Pick<Session, "read" | "subscribe">;
  call: Call;
  socketUrl: string;
  page: Window;
  log?: Log;
  newSocket?: RealtimeOptions["newSocket"];
}

const RETRY_LOAD_MS = 15_000;

/**
 * The realtime connection of a page. It is opened for the session's person and church, and again when either changes.
 */
export type PageRealtime = ReturnType<typeof followSession>;

export function followSession({ session, call, socketUrl, page, ...rest }: PageRealtimeOptions) {
  const { log = logError, newSocket = openWebSocket } = rest;
  const handlers = new Map<string, Set<BroadcastHandler>>();
  const rooms = new Map<symbol, { id: string; leave: (() => void) | null }>();
  const watchers = new Set<() => void>();
  let openConnection: Realtime | null = null;
  let subscriber: Subscriber | null = null;
  let userCount = 0;
  let stopFollowing: () => void = () => {};

  const dispatch = (action: string, data: unknown): void => {
    for (const handler of handlers.get(action) ?? []) handler(data);
  };

  /** The code is loaded only for signed-in people, so that the first page of a visitor is smaller. */
  async function begin(nextSubscriber: Subscriber): Promise<void> {
    const loaded = await import("./open-realtime.ts").catch((error: unknown) => {
      log("The realtime connection could not be loaded.", error);
      page.setTimeout(() => subscriber === nextSubscriber && void begin(nextSubscriber), RETRY_LOAD_MS);
    });
    if (!loaded || subscriber !== nextSubscriber) return;
    const opened = loaded.openRealtime({
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
    openConnection = opened;
    for (const action of [...SOCKET_ACTIONS, ROOM_JOINED]) opened.subscribe(action, (data) => dispatch(action, data));
    opened.watch(() => watchers.forEach((watch) => watch()));
    for (const room of rooms.values()) room.leave = opened.join(room.id);
    opened.connect(nextSubscriber);
  }

  function end(): void {
    openConnection?.close();
    openConnection = null;
    for (const room of rooms.values()) room.leave = null;
    for (const watch of watchers) watch();
  }

  function follow(): void {
    const { status, person, church } = session.read();
    const next =
      status === "signed-in" && person && church
        ? { personId: person.id, churchId: church.church.id, displayName: person.name.display }
        : null;
    if (next?.personId === subscriber?.personId && next?.churchId === subscriber?.churchId) return;
    subscriber = next;
    end();
    if (next) void begin(next);
  }

  const wake = (): void => openConnection?.wake();
  const wakeWhenVisible = (): void => void (page.document.visibilityState === "visible" && wake());

  /** Keeps the connection open until the returned function was called by all users. */
  function use(): () => void {
    userCount += 1;
    if (userCount === 1) {
      stopFollowing = session.subscribe(follow);
      page.addEventListener("online", wake);
      page.document.addEventListener("visibilitychange", wakeWhenVisible);
      follow();
    }
    return () => {
      userCount -= 1;
      if (userCount > 0) return;
      stopFollowing();
      page.removeEventListener("online", wake);
      page.document.removeEventListener("visibilitychange", wakeWhenVisible);
      subscriber = null;
      end();
    };
  }

  return {
    use,
    read: (): RealtimeState => openConnection?.read() ?? "UNINITIALIZED",
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    subscribe(action: string, handler: BroadcastHandler): () => void {
      const existing = handlers.get(action) ?? new Set();
      handlers.set(action, existing.add(handler));
      return () => existing.delete(handler);
    },
    /** Listens to a conversation until the returned function is called. */
    join(conversationId: string): () => void {
      const key = Symbol(conversationId);
      rooms.set(key, { id: conversationId, leave: openConnection?.join(conversationId) ?? null });
      return () => {
        rooms.get(key)?.leave?.();
        rooms.delete(key);
      };
    },
  };
}

function openWebSocket(url: string, handlers: SocketHandlers): Socket {
  const socket = new WebSocket(url);
  socket.addEventListener("open", () => handlers.opened());
  socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") handlers.received(data);
  });
  // An error event is always followed by a close event, so it needs no listener.
  socket.addEventListener("close", () => handlers.closed());
  return { send: (text) => socket.send(text), close: () => socket.close() };
}
