import { CamelCasePlugin, Kysely, type Transaction } from "kysely";
import pg from "pg";
import { openPipelinedReads, type PipelinedReads } from "./pipelined-reads.ts";
import { ListDialect } from "./list-compiler.ts";
import { NamingClient } from "./naming-client.ts";
import { readTime } from "./read-time.ts";
import { boundQueries, KEEP_ALIVE, type QueryBounds } from "./query-bounds.ts";
import { hangUp, watchConnections } from "./watch-connections.ts";

/** The open database, before any module has named its own tables in it. */
export type Connection = Kysely<object>;
/** A transaction that one module hands to another's public interface. */
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

/** What a database says that has become a standby: another may be the primary at the same address by now. */
const READ_ONLY = "25006";

// A date without a time stays the text yyyy-mm-dd: a birthday has no time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readTime);

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const note = (error: Error) => options.onError?.(error);
  const watch = watchConnections(url, () => renewAll());
  const idle = new Set<pg.PoolClient>();
  /** Connections that were opened before the last trouble go back to the pool only to be closed. */
  const outdated = new WeakSet<pg.Client>();
  const lent = new Set<pg.PoolClient>();

  const prepare = async (client: pg.ClientBase): Promise<void> => {
    if (!(client instanceof pg.Client)) return;
    client.connection.on("errorMessage", ({ code }: { code?: string }) => code === READ_ONLY && renewAll());
    await watch.add(client, boundQueries(options));
  };
  // The pool waits for this promise before it lends the connection, which its types do not say.
  const asked = {
    Client: NamingClient,
    connectionString: url,
    // Plans that were made while tables were small, and the memory of all plans, go with the connection.
    maxLifetimeSeconds: 3600,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
    ...KEEP_ALIVE,
    onConnect: prepare,
  };
  const pool = new pg.Pool(asked);
  // An idle connection that the server closes is not a reason to stop: the pool opens another.
  pool.on("error", note);
  pool.on("connect", (client) => client.on("error", note));
  pool.on("acquire", (client) => {
    idle.delete(client);
    lent.add(client);
  });
  pool.on("release", (_error, client) => {
    lent.delete(client);
    if (outdated.has(client)) void hangUp(client);
    else idle.add(client);
  });
  pool.on("remove", (client) => {
    idle.delete(client);
    lent.delete(client);
  });

  /** One connection in trouble is rarely alone: what is not in use is closed at once, what is in use when it comes back. */
  const renewAll = (): void => {
    for (const client of lent) outdated.add(client);
    for (const client of idle) client.connection.stream.destroy(new Error("The connection is renewed."));
    idle.clear();
    reads.renew();
    watch.askWhetherAlive();
  };

  const connection: Connection = new Kysely<object>({
    dialect: new ListDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const reads = openPipelinedReads(url, watch, boundQueries(options), note);
  const close = async () => {
    await reads.close();
    await connection.destroy();
    // Kysely ends only a pool that it has used.
    if (!pool.ended) await pool.end();
    watch.stop();
  };
  return { connection, pool, reads, close };
}
