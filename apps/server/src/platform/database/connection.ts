import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { openLane, type Lane } from "./lane.ts";

/** The open database, before any module has named its own tables in it. */
export type Connection = Kysely<object>;
/** A transaction that one module hands to another's front door. */
export type OpenTransaction = Transaction<object>;

export interface Database {
  connection: Connection;
  pool: pg.Pool;
  lane: Lane;
  close(): Promise<void>;
}

// A date without a time stays the text yyyy-mm-dd: a birthday has no time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export function openDatabase(
  url: string,
  options: { connections?: number; onError?: (error: Error) => void } = {},
): Database {
  const pool = new pg.Pool({ connectionString: url, max: options.connections ?? 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that the server closes is not a reason to stop: the pool opens another.
  const note = (error: Error) => options.onError?.(error);
  pool.on("error", note);
  pool.on("connect", (client) => client.on("error", note));
  const connection: Connection = new Kysely<object>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const lane = openLane(url, note);
  const close = async () => {
    await lane.close();
    await connection.destroy();
    // Kysely ends only a pool that it has used.
    if (!pool.ended) await pool.end();
  };
  return { connection, pool, lane, close };
}
