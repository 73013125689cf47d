import pg from "pg";

/** How long a query may go without any data from the database before we check whether it still runs. */
const SILENCE_TIMEOUT_MS = 5000;
const CHECK_INTERVAL_MS = 1000;
const PROBE_TIMEOUT_MS = 3000;

/** The network lost a query or its answer without closing the connection, so no answer will ever come. */
class ConnectionSilent extends Error {
  readonly code = "ETIMEDOUT";
  constructor() {
    super("The database connection is silent: its query is not running, and no answer came.");
  }
}

interface Watched {
  client: pg.Client;
  pid: number;
  quietSince: number;
}

export type ConnectionWatch = ReturnType<typeof watchConnections>;

/**
 * Ends connections that get no data any more, as after the database moved to another address. A slow query looks the
 * same from here, so a new connection asks the database whether the query still runs. Only connections whose query does
 * not run are ended.
 */
export function watchConnections(url: string, onSilent: (error: Error) => void) {
  const watched = new Map<pg.Client, Watched>();
  let isChecking = false;

  const check = async (): Promise<void> => {
    const now = Date.now();
    for (const one of watched.values()) if (!isAwaiting(one.client)) one.quietSince = now;
    const suspects = [...watched.values()].filter(({ quietSince }) => now - quietSince >= SILENCE_TIMEOUT_MS);
    if (isChecking || suspects.length === 0) return;
    isChecking = true;
    const running = await findRunning(
      url,
      suspects.map(({ pid }) => pid),
    ).finally(() => (isChecking = false));
    for (const suspect of suspects) {
      // Data arrived in the meantime, so the connection works.
      if (suspect.quietSince > now - SILENCE_TIMEOUT_MS) continue;
      if (running === "unknown" || running.has(suspect.pid)) suspect.quietSince = Date.now();
      else end(suspect.client);
    }
  };
  const timer = setInterval(() => void check(), CHECK_INTERVAL_MS).unref();

  const end = (client: pg.Client): void => {
    watched.delete(client);
    const error = new ConnectionSilent();
    client.connection.stream.destroy(error);
    onSilent(error);
  };

  return {
    /**
     * Watches a connection until it ends, and applies its settings. Settings are applied by SQL, because a pooler such
     * as PgBouncer refuses them in the startup message. A pooler also hides the backend's process id, so we query it.
     */
    async add(client: pg.Client, settings: Record<string, string>): Promise<void> {
      const one = { client, pid: 0, quietSince: Date.now() };
      watched.set(client, one);
      client.connection.stream.on("data", () => (one.quietSince = Date.now()));
      client.once("end", () => watched.delete(client));
      const { rows } = await client.query<{ pid: number }>({
        text: `select pg_backend_pid() as pid, (select count(set_config(key, value, false)) from json_each_text($1)) as made`,
        values: [JSON.stringify(settings)],
      });
      one.pid = rows[0]?.pid ?? 0;
    },
    /** Sends a query on connections that wait for no answer, which would otherwise never notice that they are dead. */
    probeIdleConnections(): void {
      for (const { client } of watched.values())
        if (!isAwaiting(client) && client.getTransactionStatus() === "I") client.query("select 1").catch(() => {});
    },
    stop: () => clearInterval(timer),
  };
}

/** Whether the driver still waits for an answer on this connection. */
const isAwaiting = (client: object): boolean => "readyForQuery" in client && client.readyForQuery === false;

/**
 * Returns which of these backend processes run a query now. One that waits for the client has nothing left to do for
 * us.
 */
async function findRunning(url: string, pids: number[]): Promise<Set<number> | "unknown"> {
  const probe = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  probe.on("error", () => {});
  try {
    await probe.connect();
    const { rows } = await probe.query<{ pid: number }>(
      `select pid from pg_stat_activity
        where pid = any($1) and state = 'active' and wait_event_type is distinct from 'Client'`,
      [pids],
    );
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    // A database that refuses the new connection (for example: too many connections) may still run the other queries.
    return error instanceof pg.DatabaseError ? "unknown" : new Set();
  } finally {
    void closeConnection(probe);
  }
}

/** Closes a connection, and destroys its socket after a second when the database does not answer. */
export function closeConnection(client: pg.Client): Promise<void> {
  const end = setTimeout(() => client.connection.stream.destroy(), 1000);
  return client
    .end()
    .catch(() => {})
    .finally(() => clearTimeout(end));
}
