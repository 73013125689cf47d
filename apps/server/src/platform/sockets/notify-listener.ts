import pg from "pg";
import { closeConnection } from "../database/watch-connections.ts";

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
const HEARTBEAT_INTERVAL_MS = 5000;

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
  let reconnectTimer: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let begun = false;
  let closed = false;
  let wasUp = false;

  const connect = async (pause = FIRST_PAUSE_MS): Promise<void> => {
    const mine = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: HEARTBEAT_INTERVAL_MS,
      query_timeout: HEARTBEAT_INTERVAL_MS,
    });
    client = mine;
    let isUp = false;
    const onLost = (reason?: unknown): void => {
      if (client !== mine) return;
      client = null;
      if (reason) note(reason);
      void closeConnection(mine);
      if (closed) return;
      if (isUp) listening = Promise.withResolvers();
      const next = isUp ? FIRST_PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS);
      reconnectTimer = setTimeout(() => void connect(next), pause);
    };
    mine.on("error", onLost);
    mine.on("end", () => onLost());
    mine.on("notification", ({ payload }) => payload && onNotification(payload));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
    } catch (error) {
      return onLost(error);
    }
    isUp = true;
    if (wasUp) onReconnected();
    wasUp = true;
    listening.resolve();
  };

  /** A dead connection looks like one without notifications, so a query checks it. */
  const sendHeartbeat = (): void => {
    const mine = client;
    mine?.query("select 1").catch((error: unknown) => client === mine && mine.emit("error", error));
  };

  return {
    /** Resolves when the connection listens: all later notifications will arrive. */
    ready(): Promise<void> {
      if (!begun && !closed) {
        begun = true;
        heartbeat = setInterval(sendHeartbeat, HEARTBEAT_INTERVAL_MS).unref();
        void connect();
      }
      return listening.promise;
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(reconnectTimer);
      clearInterval(heartbeat);
      const mine = client;
      client = null;
      if (mine) await closeConnection(mine);
    },
  };
}
