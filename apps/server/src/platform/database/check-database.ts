import type { Database } from "./connection.ts";
import { isMigrated } from "./migrate.ts";

const WITHIN_MS = 3000;
const REMEMBERED_MS = 1000;

/**
 * What a gift needs of a database that takes writes: some room on its disk, which a sort that does not fit into memory asks for,
 * and a commit that arrives, also at a standby where commits wait for one. A message in the log is such a commit, and changes nothing.
 */
const WRITES = `
  set local work_mem = '64kB';
  select count(*) from (select n from generate_series(1, 20000) as n order by md5(n::text) offset 0) as spilled;
  select pg_logical_emit_message(true, 'offertory', 'ready');`;

export type CheckDatabase = () => Promise<boolean>;

/**
 * Whether calls can be answered now: the schema is ours, short reads arrive on their own connection, and what is written stays.
 * Load balancers ask often, and anybody may, so that one answer serves all who ask within a second.
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
    if (!last || (last.done && Date.now() - last.at >= REMEMBERED_MS)) {
      const asked = { promise: within(WITHIN_MS, check()), at: Date.now(), done: false };
      const finish = () => {
        asked.done = true;
        asked.at = Date.now();
      };
      asked.promise.then(finish, finish);
      last = asked;
    }
    return last.promise;
  };
}

/** An answer that comes too late is a no. */
async function within(ms: number, answer: Promise<boolean>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
