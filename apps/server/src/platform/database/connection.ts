import { CamelCasePlugin, Kysely, type Transaction } from "kysely";
import pg from "pg";
import { openPipelinedReads, type PipelinedReads } from "./pipelined-reads.ts";
import { ListDialect } from "./list-compiler.ts";
import { NamingClient } from "./naming-client.ts";
import { readTime } from "./read-time.ts";
import { boundQueries, KEEP_ALIVE, type QueryBounds } from "./query-bounds.ts";
import { closeConnection, watchConnections } from "./watch-connections.ts";

/** The open database. Each module adds the types of its own tables with `$extendTables`. */
export type Connection = Kysely<object>;
/** A transaction that one module passes to another, without the types of any module's tables. */
export type OpenTransaction = Transaction<object>;

export interface Database {
  connection: Connection;
  pool: pg.Pool;
  reads: PipelinedReads;
  close(): Promise<void>;
}

export interface DatabaseOptions extends QueryBounds {
  connections?: number;
  onError?: (error: Error) => void;
}

/**
 * The error code of a write to a read-only database. It may have become a standby, and the same address may lead to the
 * new primary by now.
 */
const READ_ONLY = "25006";

// A date without a time stays the text yyyy-mm-dd: a birthday has no time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readTime);

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const reportError = (error: Error) => options.onError?.(error);
  const watch = watchConnections(url, () => renewAll());
  const idle = new Set<pg.PoolClient>();
  /** Connections that were in use at the last `renewAll`. They are closed when they return to the pool. */
  const outdated = new WeakSet<pg.Client>();
  const inUse = new Set<pg.PoolClient>();

  const prepare = async (client: pg.ClientBase): Promise<void> => {
    if (!(client instanceof pg.Client)) return;
    client.connection.on("errorMessage", ({ code }: { code?: string }) => code === READ_ONLY && renewAll());
    await watch.add(client, boundQueries(options));
  };
  // The pool waits for the promise of `onConnect` before it lends the connection, though its types do not declare that.
  const poolConfig = {
    Client: NamingClient,
    connectionString: url,
    // A connection keeps its query plans, also those made while tables were small. Closing it after an hour drops them.
    maxLifetimeSeconds: 3600,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
    ...KEEP_ALIVE,
    onConnect: prepare,
  };
  const pool = new pg.Pool(poolConfig);
  // When the database closes an idle connection, the pool opens another; without a listener the process would crash.
  pool.on("error", reportError);
  pool.on("connect", (client) => client.on("error", reportError));
  pool.on("acquire", (client) => {
    idle.delete(client);
    inUse.add(client);
  });
  pool.on("release", (_error, client) => {
    inUse.delete(client);
    if (outdated.has(client)) void closeConnection(client);
    else idle.add(client);
  });
  pool.on("remove", (client) => {
    idle.delete(client);
    inUse.delete(client);
  });

  /**
   * Replaces all connections, because the trouble of one usually affects all: closes idle ones now, and those in use
   * when they return to the pool.
   */
  const renewAll = (): void => {
    for (const client of inUse) outdated.add(client);
    for (const client of idle) client.connection.stream.destroy(new Error("The connection is renewed."));
    idle.clear();
    reads.renew();
    watch.probeIdleConnections();
  };

  const connection: Connection = new Kysely<object>({
    dialect: new ListDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const reads = openPipelinedReads(url, watch, boundQueries(options), reportError);
  const close = async () => {
    await reads.close();
    await connection.destroy();
    // Kysely ends the pool only if it has used it.
    if (!pool.ended) await pool.end();
    watch.stop();
  };
  return { connection, pool, reads, close };
}
