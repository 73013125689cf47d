import type pg from "pg";

const AGAIN_MS = 1000;
const PULSE_MS = 5000;

const keyOf = (name: string) => `jobs of ${name}`;

/**
 * Holds a lock for each worker pool of this process, for as long as its connection lives. A killed process cannot
 * release its jobs, and the queue would wait hours for them; jobs of a pool without a lock are released. A process that
 * only lost its connection may see a job run twice, which every job tolerates.
 */
export async function standForJobs(pool: pg.Pool, names: readonly string[]): Promise<{ leave(): void }> {
  let isLeaving = false;
  let leave = () => {};
  const stand = async (): Promise<void> => {
    const client = await pool.connect();
    if (isLeaving) return client.release();
    let isGone = false;
    // A dead connection has lost its lock without an error. A regular query detects that.
    const pulse = setInterval(() => void client.query("select 1").catch(() => {}), PULSE_MS).unref();
    leave = () => {
      clearInterval(pulse);
      if (!isGone) client.release(true);
      isGone = true;
    };
    client.once("error", () => {
      leave();
      standAgain();
    });
    await client.query("select pg_advisory_lock(hashtextextended(key, 0)) from unnest($1::text[]) as key", [
      names.map(keyOf),
    ]);
  };
  const standAgain = () => {
    if (!isLeaving) setTimeout(() => void stand().catch(standAgain), AGAIN_MS).unref();
  };
  await stand();
  return {
    leave: () => {
      isLeaving = true;
      leave();
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
