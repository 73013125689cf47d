import type { ConnectionDraft } from "@offertory/contract";
import { CallFailed } from "../calls/call-failed.ts";
import type { Log } from "../log.ts";
import type { Listener } from "./realtime-state.ts";

interface RoomSurroundings {
  post(connections: ConnectionDraft[]): Promise<unknown>;
  leave(socketId: string, conversationId: string): Promise<unknown>;
  log: Log;
}

type Present = Listener & { socketId: string };

/** The rooms that a connection listens in. They are remembered while it is closed, and joined again when it is back. */
export function keepRooms(
  { post, leave, log }: RoomSurroundings,
  present: () => Present | null,
  onJoined: (room: string) => void,
) {
  /** How many parts of the page use each room. */
  const wanted = new Map<string, number>();
  const joined = new Set<string>();

  /**
   * Joins all missing rooms, if there are a person and a socket. Each room is a call of its own, because one may be
   * refused.
   */
  async function joinAll(): Promise<void> {
    const here = present();
    if (!here) return;
    const missing = [...wanted.keys()].filter((room) => !joined.has(room));
    await Promise.all(missing.map((room) => join(room, here)));
  }

  async function join(room: string, { socketId, personId, churchId, displayName }: Present): Promise<void> {
    const isStillHere = () => present()?.socketId === socketId;
    try {
      await post([{ conversationId: room, socketId, personId, churchId, displayName }]);
      if (!isStillHere()) return;
      joined.add(room);
      onJoined(room);
    } catch (error) {
      log("The server could not be told what to alert of.", error);
      // A refused room would be refused again, so it is not retried; after any other failure the next pulse tries
      // again.
      if (isRefused(error) && isStillHere()) joined.add(room);
    }
  }

  function drop(room: string): void {
    const left = (wanted.get(room) ?? 1) - 1;
    if (left > 0) return void wanted.set(room, left);
    wanted.delete(room);
    const here = present();
    if (joined.delete(room) && here) leave(here.socketId, room).catch((error: unknown) => log("A room stays.", error));
  }

  return {
    joinAll,
    areJoined: (): boolean => [...wanted.keys()].every((room) => joined.has(room)),
    forgetJoined: (): void => joined.clear(),
    add(room: string): () => void {
      wanted.set(room, (wanted.get(room) ?? 0) + 1);
      void joinAll();
      let isIn = true;
      return () => {
        if (isIn) drop(room);
        isIn = false;
      };
    },
    clear(): void {
      wanted.clear();
      joined.clear();
    },
  };
}

const isRefused = (error: unknown): boolean =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
