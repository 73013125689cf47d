import type { Database } from "./connection.ts";
import { isMigrated } from "./migrate.ts";

const CHECK_TIMEOUT_MS = 3000;
const CACHE_MS = 1000;

/**
 * Checks what a gift needs of the database. The sort does not fit into 64 kB of memory, so it needs room on the disk.
 * The logical message is a real commit that changes no row; it also waits for a standby where commits wait for one.
 */
const WRITES = `
  set local work_mem = '64kB';
  select count(*) from (select n from generate_series(1, 20000) as n order by md5(n::text) offset 0) as spilled;
  select pg_logical_emit_message(true, 'offertory', 'ready');`;

export type CheckDatabase = () => Promise<boolean>;

/**
 * Checks whether calls can be answered now: the migrations match, pipelined reads work, and commits succeed. Load
 * balancers ask often and anybody may ask, so one result is shared for a second.
 */
export function openDatabaseCheck({ pool, reads }: Pick<Database, "pool" | "reads">): CheckDatabase {
  const check = async (): Promise<boolean> => {
    const [migrated, read] = await Promise.all([
      isMigrated(pool),
      reads.ask<{ writable: boolean }>({
        name: "is-writable",
        text: "select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable",
        values: [],
      }),
      pool.query(WRITES),
    ]);
    return migrated && read?.writable === true;
  };
  let last: { promise: Promise<boolean>; at: number; done: boolean } | null = null;
  return () => {
    if (!last || (last.done && Date.now() - last.at >= CACHE_MS)) {
      const current = { promise: withTimeout(CHECK_TIMEOUT_MS, check()), at: Date.now(), done: false };
      const finish = () => {
        current.done = true;
        current.at = Date.now();
      };
      current.promise.then(finish, finish);
      last = current;
    }
    return last.promise;
  };
}

/** Resolves to false when the answer takes longer than `ms`. */
async function withTimeout(ms: number, result: Promise<boolean>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
