import { ALERTS, type ConnectionDraft } from "@offertory/contract";
import type { Log } from "../log.ts";
import { readFrame } from "./read-frame.ts";
import type { Hear, Listener, RealtimeState, Socket, SocketEars } from "./realtime-state.ts";
import { reconnectDelay } from "./reconnect-delay.ts";
import { keepRooms } from "./keep-rooms.ts";

export interface RealtimeSurroundings {
  socketUrl: string;
  newSocket(url: string, ears: SocketEars): Socket;
  /** Tells the server what an open socket wants to hear. */
  post(connections: ConnectionDraft[]): Promise<unknown>;
  leave(socketId: string, conversationId: string): Promise<unknown>;
  now(): number;
  random(): number;
  timers: { set(run: () => void, milliseconds: number): number; clear(timer: number): void };
  log: Log;
}

export type Realtime = ReturnType<typeof openRealtime>;

/** Any text asks for the id; it is also how we ask whether the line still holds. */
const ASK = "getId";
/** Told by ourselves, with the id of a conversation that is heard from now on. */
export const JOINED = "joined";
const ID_WAIT_MS = 3000;
const PULSE_MS = 25_000;
const PULSE_WAIT_MS = 8000;

/** One line to the server, which comes back by itself whenever it breaks. What goes wrong is logged, never shown. */
export function openRealtime(surroundings: RealtimeSurroundings) {
  const { socketUrl, newSocket, now, random, timers, log } = surroundings;
  const handlers = new Map<string, Set<Hear>>();
  const watchers = new Set<() => void>();
  const rooms = keepRooms(
    surroundings,
    () => (listener && socketId ? { ...listener, socketId } : null),
    // First the room, then what was missed: in between nothing can get lost.
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
      // Whoever waits to read what was missed need not wait for the id.
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

  /** Asks whether the server is still there. A laptop that slept is told by a clock that jumped or an answer that stays out. */
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
    /** The line may be back, or the person is: no more waiting. */
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
