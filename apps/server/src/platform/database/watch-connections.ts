import pg from "pg";

/** How long a connection may say nothing while an answer is awaited before somebody looks after its query. */
const QUIET_MS = 5000;
const LOOK_EVERY_MS = 1000;
const PROBE_MS = 3000;

/** The network swallowed a query or its answer: nobody closed the connection, and nothing will ever come of it. */
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
 * Ends connections that have gone silent, as after the database moved to another address. A query that takes long looks the same
 * from here, so the database is asked on a new connection whether it still runs: only what does not run is given up.
 */
export function watchConnections(url: string, onSilent: (error: Error) => void) {
  const watched = new Map<pg.Client, Watched>();
  let isLooking = false;

  const look = async (): Promise<void> => {
    const now = Date.now();
    for (const one of watched.values()) if (!isAwaiting(one.client)) one.quietSince = now;
    const suspects = [...watched.values()].filter(({ quietSince }) => now - quietSince >= QUIET_MS);
    if (isLooking || suspects.length === 0) return;
    isLooking = true;
    const running = await findRunning(
      url,
      suspects.map(({ pid }) => pid),
    ).finally(() => (isLooking = false));
    for (const suspect of suspects) {
      // An answer that came meanwhile clears it.
      if (suspect.quietSince > now - QUIET_MS) continue;
      if (running === "unknown" || running.has(suspect.pid)) suspect.quietSince = Date.now();
      else end(suspect.client);
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();

  const end = (client: pg.Client): void => {
    watched.delete(client);
    const error = new ConnectionSilent();
    client.connection.stream.destroy(error);
    onSilent(error);
  };

  return {
    /**
     * Watches a connection until its end, and makes its settings. They are made by SQL, because a pooler refuses those of the
     * startup message; it also hides the number of the process, so the database itself is asked for it.
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
    /** Those that wait for nothing, as who listens for notifications does, would never find out by themselves. */
    askWhetherAlive(): void {
      for (const { client } of watched.values())
        if (!isAwaiting(client) && client.getTransactionStatus() === "I") client.query("select 1").catch(() => {});
    },
    stop: () => clearInterval(timer),
  };
}

/** The driver's own account of whether all that was asked is answered. */
const isAwaiting = (client: object): boolean => "readyForQuery" in client && client.readyForQuery === false;

/** Which of these processes run a query now. One that waits to be read from or written to has nothing left to do for us. */
async function findRunning(url: string, pids: number[]): Promise<Set<number> | "unknown"> {
  const probe = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS });
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
    // A database that answers, if only that it has no connection left, may well be working on the others.
    return error instanceof pg.DatabaseError ? "unknown" : new Set();
  } finally {
    void hangUp(probe);
  }
}

/** Says goodbye, and does not wait for a peer that may be gone. */
export function hangUp(client: pg.Client): Promise<void> {
  const end = setTimeout(() => client.connection.stream.destroy(), 1000);
  return client
    .end()
    .catch(() => {})
    .finally(() => clearTimeout(end));
}
