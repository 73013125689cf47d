import type { ConnectionDraft } from "@offertory/contract";
import { CallFailed } from "../calls/call-failed.ts";
import type { Log } from "../log.ts";
import type { Subscriber } from "./realtime-state.ts";

interface RoomOptions {
  post(connections: ConnectionDraft[]): Promise<unknown>;
  leave(socketId: string, conversationId: string): Promise<unknown>;
  log: Log;
}

type ConnectedSubscriber = Subscriber & { socketId: string };

/** The rooms that a connection listens in. They are remembered while it is closed, and joined again when it is back. */
export function keepRooms(
  { post, leave, log }: RoomOptions,
  connectedSubscriber: () => ConnectedSubscriber | null,
  onJoined: (room: string) => void,
) {
  /** How many parts of the page use each room. */
  const userCounts = new Map<string, number>();
  const joined = new Set<string>();

  /**
   * Joins all missing rooms, if there are a person and a socket. Each room is a call of its own, because one may be
   * refused.
   */
  async function joinAll(): Promise<void> {
    const subscriber = connectedSubscriber();
    if (!subscriber) return;
    const missing = [...userCounts.keys()].filter((room) => !joined.has(room));
    await Promise.all(missing.map((room) => join(room, subscriber)));
  }

  async function join(room: string, { socketId, personId, churchId, displayName }: ConnectedSubscriber): Promise<void> {
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

  function drop(room: string): void {
    const left = (userCounts.get(room) ?? 1) - 1;
    if (left > 0) return void userCounts.set(room, left);
    userCounts.delete(room);
    const subscriber = connectedSubscriber();
    if (joined.delete(room) && subscriber)
      leave(subscriber.socketId, room).catch((error: unknown) => log("A room stays.", error));
  }

  return {
    joinAll,
    areJoined: (): boolean => [...userCounts.keys()].every((room) => joined.has(room)),
    forgetJoined: (): void => joined.clear(),
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
    },
  };
}

const isRefused = (error: unknown): boolean =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
