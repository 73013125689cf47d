import type { ConnectionDraft } from "@offertory/contract";
import { CallFailed } from "../calls/call-failed.ts";
import type { Log } from "../log.ts";
import type { Subscriber } from "./realtime-state.ts";

interface RoomOptions {
  post(connections: ConnectionDraft[]): Promise<unknown>;
  leave(socketId: string, conversationId: string): Promise<unknown>;
  log: Log;
}

/** The rooms that a connection listens in. They are remembered while it is closed, and joined again when it is back. */
export function keepRooms(
  { post, leave, log }: RoomOptions,
  connectedSubscriber: () => (Subscriber & { socketId: string }) | null,
  onJoined: (room: string) => void,
) {
  /** How many parts of the page use each room. */
  const userCounts = new Map<string, number>();
  const joined = new Set<string>();
  /** The last call about each room. A room is left and joined in turn, so that the server ends as the page does. */
  const calls = new Map<string, Promise<void>>();

  const inTurn = (room: string, make: () => Promise<void>): Promise<void> => {
    const call = (calls.get(room) ?? Promise.resolve()).then(make);
    calls.set(room, call);
    return call;
  };

  /** Joins all missing rooms. Each room is a call of its own, because one may be refused. */
  async function joinAll(): Promise<void> {
    await Promise.all([...userCounts.keys()].map((room) => inTurn(room, () => join(room))));
  }

  async function join(room: string): Promise<void> {
    const subscriber = connectedSubscriber();
    if (!subscriber || !userCounts.has(room) || joined.has(room)) return;
    const { socketId, personId, churchId, displayName } = subscriber;
    const isSameSocket = () => connectedSubscriber()?.socketId === socketId;
    try {
      await post([{ conversationId: room, socketId, personId, churchId, displayName }]);
      if (!isSameSocket()) return;
      joined.add(room);
      onJoined(room);
    } catch (error) {
      log("The server could not be told what to alert of.", error);
      // A refused room would be refused again, so it is not retried; after any other failure the next heartbeat tries
      // again.
      if (isRefused(error) && isSameSocket()) joined.add(room);
    }
  }

  async function leaveUnused(room: string): Promise<void> {
    // A room that is used again counts as not joined: what happened in between is read after it was joined again.
    const wasJoined = joined.delete(room);
    const subscriber = connectedSubscriber();
    if (!wasJoined || !subscriber || userCounts.has(room)) return;
    await leave(subscriber.socketId, room).catch((error: unknown) => log("A room stays.", error));
  }

  function drop(room: string): void {
    const left = (userCounts.get(room) ?? 1) - 1;
    if (left > 0) return void userCounts.set(room, left);
    userCounts.delete(room);
    void inTurn(room, () => leaveUnused(room));
  }

  return {
    joinAll,
    areJoined: (): boolean => [...userCounts.keys()].every((room) => joined.has(room)),
    /** Called when the socket is closed: nothing waits for calls that concern it. */
    forgetJoined(): void {
      joined.clear();
      calls.clear();
    },
    add(room: string): () => void {
      userCounts.set(room, (userCounts.get(room) ?? 0) + 1);
      void joinAll();
      let isIn = true;
      return () => {
        if (isIn) drop(room);
        isIn = false;
      };
    },
    clear(): void {
      userCounts.clear();
      joined.clear();
      calls.clear();
    },
  };
}

const isRefused = (error: unknown): boolean =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
