import { ALERTS, type ConnectionDraft } from "@offertory/contract";
import type { Log } from "../log.ts";
import { readFrame } from "./read-frame.ts";
import type { Hear, Listener, RealtimeState, Socket, SocketEars } from "./realtime-state.ts";
import { reconnectDelay } from "./reconnect-delay.ts";
import { keepRooms } from "./keep-rooms.ts";

export interface RealtimeSurroundings {
  socketUrl: string;
  newSocket(url: string, ears: SocketEars): Socket;
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
const ASK = "getId";
/** A local action, not one of the server: its data is the id of a conversation that was joined just now. */
export const JOINED = "joined";
const ID_WAIT_MS = 3000;
const PULSE_MS = 25_000;
const PULSE_WAIT_MS = 8000;

/** Opens a connection to the server that reconnects by itself. Errors are logged, never shown. */
export function openRealtime(surroundings: RealtimeSurroundings) {
  const { socketUrl, newSocket, now, random, timers, log } = surroundings;
  const handlers = new Map<string, Set<Hear>>();
  const watchers = new Set<() => void>();
  const rooms = keepRooms(
    surroundings,
    () => (listener && socketId ? { ...listener, socketId } : null),
    // Missed messages are read only after the room was joined, so that none is lost in between.
    (room) => (room === ALERTS ? tell("reconnect", undefined) : tell(JOINED, room)),
  );
  let state: RealtimeState = "UNINITIALIZED";
  let socket: Socket | null = null;
  let socketId: string | null = null;
  let listener: Listener | null = null;
  let failures = 0;
  let lastHeard = 0;
  let waiting: number | undefined;

  const become = (next: RealtimeState): void => {
    state = next;
    for (const watch of watchers) watch();
  };
  const wait = (run: () => void, milliseconds: number): void => {
    if (waiting !== undefined) timers.clear(waiting);
    waiting = timers.set(run, milliseconds);
  };
  const tell = (action: string, data: unknown): void => {
    for (const hear of handlers.get(action) ?? []) {
      try {
        hear(data);
      } catch (error) {
        log(`What hears ${action} failed.`, error);
      }
    }
  };

  function open(): void {
    let own: Socket | null = null;
    const isOwn = () => own !== null && own === socket;
    become("CONNECTING");
    try {
      own = newSocket(socketUrl, {
        opened: () => isOwn() && greet(),
        heard: (text) => isOwn() && hear(text),
        closed: () => isOwn() && lost(),
      });
      socket = own;
    } catch (error) {
      log("The socket could not be opened.", error);
      lost();
    }
  }

  function greet(): void {
    become("OPEN");
    lastHeard = now();
    ask();
    wait(() => {
      log("No socket id came within 3 s.");
      // Subscribers read what they missed without waiting for the id.
      tell("reconnect", undefined);
      pulse();
    }, ID_WAIT_MS);
  }

  function hear(text: string): void {
    lastHeard = now();
    const frame = readFrame(text);
    if (!frame) return log("A frame could not be read.", text);
    if (frame.action !== "socketId") return tell(frame.action, frame.data);
    if (typeof frame.data !== "string" || frame.data === "") return log("A socket id could not be read.", frame.data);
    const isNew = socketId !== frame.data;
    socketId = frame.data;
    failures = 0;
    wait(pulse, PULSE_MS);
    if (isNew || !rooms.areJoined()) void rooms.joinAll();
  }

  /** Asks the server for a sign of life, and reconnects if none comes in time, as after a laptop was asleep. */
  function pulse(): void {
    if (state !== "OPEN") return;
    const asked = now();
    ask();
    wait(() => (lastHeard >= asked ? wait(pulse, PULSE_MS) : lost()), PULSE_WAIT_MS);
  }

  function ask(): void {
    try {
      socket?.send(ASK);
    } catch (error) {
      log("The socket could not be asked.", error);
    }
  }

  function lost(): void {
    const old = socket;
    socket = null;
    socketId = null;
    rooms.forgetJoined();
    old?.close();
    become("CLOSED");
    if (listener) wait(open, reconnectDelay(failures++, random()));
  }

  return {
    read: (): RealtimeState => state,
    readSocketId: (): string | null => socketId,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    connect(next: Listener): void {
      listener = next;
      rooms.add(ALERTS);
      if (socket === null) open();
    },
    hear(action: string, handler: Hear): () => void {
      const known = handlers.get(action) ?? new Set();
      handlers.set(action, known.add(handler));
      return () => known.delete(handler);
    },
    join: rooms.add,
    /**
     * Reconnects at once, or checks an open connection. Called when the device is online again or the page becomes
     * visible.
     */
    wake(): void {
      if (!listener) return;
      if (state === "CLOSED") {
        failures = 0;
        wait(open, 0);
      } else if (socketId !== null) pulse();
    },
    close(): void {
      if (waiting !== undefined) timers.clear(waiting);
      const old = socket;
      socket = null;
      socketId = null;
      listener = null;
      handlers.clear();
      rooms.clear();
      if (old) become("CLOSING");
      old?.close();
      become("CLOSED");
    },
  };
}
