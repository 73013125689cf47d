import pg from "pg";
import { hangUp } from "../database/watch-connections.ts";

export interface NotifyListenerOptions {
  channel: string;
  onNotification: (payload: string) => void;
  /** Called when the connection was lost and is back: notifications in between were missed. */
  onReconnected: () => void;
  note: (error: unknown) => void;
}

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5000;
/** How often the connection is checked. A dead one is replaced within twice this time. */
const BEAT_MS = 5000;

/**
 * Opens a connection that only listens to the notifications of all server processes. It connects on the first
 * `ready()`, and again whenever the connection is lost.
 */
export function openNotifyListener(
  url: string,
  { channel, onNotification, onReconnected, note }: NotifyListenerOptions,
) {
  let listening = Promise.withResolvers<void>();
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  let begun = false;
  let closed = false;
  let wasUp = false;

  const connect = async (pause = FIRST_PAUSE_MS): Promise<void> => {
    const mine = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: BEAT_MS,
      query_timeout: BEAT_MS,
    });
    client = mine;
    let isUp = false;
    const lost = (reason?: unknown): void => {
      if (client !== mine) return;
      client = null;
      if (reason) note(reason);
      void hangUp(mine);
      if (closed) return;
      if (isUp) listening = Promise.withResolvers();
      const next = isUp ? FIRST_PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS);
      again = setTimeout(() => void connect(next), pause);
    };
    mine.on("error", lost);
    mine.on("end", () => lost());
    mine.on("notification", ({ payload }) => payload && onNotification(payload));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
    } catch (error) {
      return lost(error);
    }
    isUp = true;
    if (wasUp) onReconnected();
    wasUp = true;
    listening.resolve();
  };

  /** A dead connection looks like one without notifications, so a query checks it. */
  const feelPulse = (): void => {
    const mine = client;
    mine?.query("select 1").catch((error: unknown) => client === mine && mine.emit("error", error));
  };

  return {
    /** Resolves when the connection listens: all later notifications will arrive. */
    ready(): Promise<void> {
      if (!begun && !closed) {
        begun = true;
        beat = setInterval(feelPulse, BEAT_MS).unref();
        void connect();
      }
      return listening.promise;
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(again);
      clearInterval(beat);
      const mine = client;
      client = null;
      if (mine) await hangUp(mine);
    },
  };
}
