import { ALERTS, type ConnectionDraft } from "@offertory/contract";
import type { Log } from "../log.ts";
import { readFrame } from "./read-frame.ts";
import {
  type BroadcastHandler,
  type RealtimeState,
  ROOM_JOINED,
  type Socket,
  type SocketHandlers,
  type Subscriber,
} from "./realtime-state.ts";
import { reconnectDelay } from "./reconnect-delay.ts";
import { keepRooms } from "./keep-rooms.ts";

export interface RealtimeOptions {
  socketUrl: string;
  newSocket(url: string, handlers: SocketHandlers): Socket;
  /** Joins rooms with an open socket. */
  post(connections: ConnectionDraft[]): Promise<unknown>;
  leave(socketId: string, conversationId: string): Promise<unknown>;
  now(): number;
  random(): number;
  timers: { set(run: () => void, milliseconds: number): number; clear(timer: number): void };
  log: Log;
}

export type Realtime = ReturnType<typeof openRealtime>;

/** The server answers any text with the socket id, so this also checks whether the connection still works. */
const SOCKET_ID_REQUEST = "getId";
const SOCKET_ID_TIMEOUT_MS = 3000;
const HEARTBEAT_INTERVAL_MS = 25_000;
const HEARTBEAT_TIMEOUT_MS = 8000;

/** Opens a connection to the server that reconnects by itself. Errors are logged, never shown. */
export function openRealtime(options: RealtimeOptions) {
  const { socketUrl, newSocket, now, random, timers, log } = options;
  const handlers = new Map<string, Set<BroadcastHandler>>();
  const watchers = new Set<() => void>();
  const rooms = keepRooms(
    options,
    () => (subscriber && socketId ? { ...subscriber, socketId } : null),
    // Missed messages are read only after the room was joined, so that none is lost in between.
    (room) => (room === ALERTS ? dispatch("reconnect", undefined) : dispatch(ROOM_JOINED, room)),
  );
  let state: RealtimeState = "UNINITIALIZED";
  let socket: Socket | null = null;
  let socketId: string | null = null;
  let subscriber: Subscriber | null = null;
  let failures = 0;
  let lastReceivedAt = 0;
  let timer: number | undefined;

  const setState = (next: RealtimeState): void => {
    state = next;
    for (const watch of watchers) watch();
  };
  const schedule = (run: () => void, milliseconds: number): void => {
    if (timer !== undefined) timers.clear(timer);
    timer = timers.set(run, milliseconds);
  };
  const dispatch = (action: string, data: unknown): void => {
    for (const handler of handlers.get(action) ?? []) {
      try {
        handler(data);
      } catch (error) {
        log(`What hears ${action} failed.`, error);
      }
    }
  };

  function open(): void {
    let own: Socket | null = null;
    const isOwn = () => own !== null && own === socket;
    setState("CONNECTING");
    try {
      own = newSocket(socketUrl, {
        opened: () => isOwn() && handleOpen(),
        received: (text) => isOwn() && receiveFrame(text),
        closed: () => isOwn() && handleClose(),
      });
      socket = own;
    } catch (error) {
      log("The socket could not be opened.", error);
      handleClose();
    }
  }

  function handleOpen(): void {
    setState("OPEN");
    lastReceivedAt = now();
    requestSocketId();
    schedule(() => {
      log("No socket id came within 3 s.");
      // Subscribers read what they missed without waiting for the id.
      dispatch("reconnect", undefined);
      checkHeartbeat();
    }, SOCKET_ID_TIMEOUT_MS);
  }

  function receiveFrame(text: string): void {
    lastReceivedAt = now();
    const frame = readFrame(text);
    if (!frame) return log("A frame could not be read.", text);
    if (frame.action !== "socketId") return dispatch(frame.action, frame.data);
    if (typeof frame.data !== "string" || frame.data === "") return log("A socket id could not be read.", frame.data);
    const isNew = socketId !== frame.data;
    socketId = frame.data;
    failures = 0;
    schedule(checkHeartbeat, HEARTBEAT_INTERVAL_MS);
    if (isNew || !rooms.areJoined()) void rooms.joinAll();
  }

  /** Asks the server for a sign of life, and reconnects if none comes in time, as after a laptop was asleep. */
  function checkHeartbeat(): void {
    if (state !== "OPEN") return;
    const requestedAt = now();
    requestSocketId();
    schedule(
      () => (lastReceivedAt >= requestedAt ? schedule(checkHeartbeat, HEARTBEAT_INTERVAL_MS) : handleClose()),
      HEARTBEAT_TIMEOUT_MS,
    );
  }

  function requestSocketId(): void {
    try {
      socket?.send(SOCKET_ID_REQUEST);
    } catch (error) {
      log("The socket could not be asked.", error);
    }
  }

  function handleClose(): void {
    const old = socket;
    socket = null;
    socketId = null;
    rooms.forgetJoined();
    old?.close();
    setState("CLOSED");
    if (subscriber) schedule(open, reconnectDelay(failures++, random()));
  }

  return {
    read: (): RealtimeState => state,
    readSocketId: (): string | null => socketId,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    connect(next: Subscriber): void {
      subscriber = next;
      rooms.add(ALERTS);
      if (socket === null) open();
    },
    subscribe(action: string, handler: BroadcastHandler): () => void {
      const existing = handlers.get(action) ?? new Set();
      handlers.set(action, existing.add(handler));
      return () => existing.delete(handler);
    },
    join: rooms.add,
    /**
     * Reconnects at once, or checks an open connection. Called when the device is online again or the page becomes
     * visible.
     */
    wake(): void {
      if (!subscriber) return;
      if (state === "CLOSED") {
        failures = 0;
        schedule(open, 0);
      } else if (socketId !== null) checkHeartbeat();
    },
    close(): void {
      if (timer !== undefined) timers.clear(timer);
      const old = socket;
      socket = null;
      socketId = null;
      subscriber = null;
      handlers.clear();
      rooms.clear();
      if (old) setState("CLOSING");
      old?.close();
      setState("CLOSED");
    },
  };
}
