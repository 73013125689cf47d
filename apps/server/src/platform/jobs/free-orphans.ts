import type pg from "pg";

const RETRY_DELAY_MS = 1000;
const HEARTBEAT_INTERVAL_MS = 5000;

const keyOf = (name: string) => `jobs of ${name}`;

/**
 * Holds a lock for each worker pool of this process, for as long as its connection lives. A killed process cannot
 * release its jobs, and the queue would wait hours for them; jobs of a pool without a lock are released. A process that
 * only lost its connection may see a job run twice, which every job tolerates.
 */
export async function holdWorkerLocks(pool: pg.Pool, names: readonly string[]): Promise<{ release(): void }> {
  let isReleased = false;
  let release = () => {};
  const acquireLocks = async (): Promise<void> => {
    const client = await pool.connect();
    if (isReleased) return client.release();
    let isGone = false;
    // A dead connection has lost its lock without an error. A regular query detects that.
    const heartbeat = setInterval(() => void client.query("select 1").catch(() => {}), HEARTBEAT_INTERVAL_MS).unref();
    release = () => {
      clearInterval(heartbeat);
      if (!isGone) client.release(true);
      isGone = true;
    };
    client.once("error", () => {
      release();
      acquireLater();
    });
    await client.query("select pg_advisory_lock(hashtextextended(key, 0)) from unnest($1::text[]) as key", [
      names.map(keyOf),
    ]);
  };
  const acquireLater = () => {
    if (!isReleased) setTimeout(() => void acquireLocks().catch(acquireLater), RETRY_DELAY_MS).unref();
  };
  await acquireLocks();
  return {
    release: () => {
      isReleased = true;
      release();
    },
  };
}

/** Releases the jobs of processes that have ended. */
export async function freeOrphans(pool: pg.Pool): Promise<void> {
  await pool.query(`
    with gone as materialized (
      select locked_by from (
        select distinct locked_by from graphile_worker._private_jobs where locked_by is not null
      ) as seen where pg_try_advisory_xact_lock(hashtextextended('${keyOf("")}' || locked_by, 0))
    )
    select graphile_worker.force_unlock_workers(array_agg(locked_by)) from gone having count(*) > 0`);
}
