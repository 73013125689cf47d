import type pg from "pg";

const AGAIN_MS = 1000;
const PULSE_MS = 5000;

const keyOf = (name: string) => `jobs of ${name}`;

/**
 * A process that is killed cannot give back the jobs that it took, and the queue would wait hours for them. So each process holds
 * a lock in the name of each of its queues, which ends with its connection: jobs of a name that nobody holds are free again. A process that only
 * lost its connection may see a job done by another as well, which every job bears.
 */
export async function standForJobs(pool: pg.Pool, names: readonly string[]): Promise<{ leave(): void }> {
  let isLeaving = false;
  let leave = () => {};
  const stand = async (): Promise<void> => {
    const client = await pool.connect();
    if (isLeaving) return client.release();
    let isGone = false;
    // A lock on a connection that went silent may long be lost: asking now and then finds out.
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

/** Frees the jobs of those who are there no more. */
export async function freeOrphans(pool: pg.Pool): Promise<void> {
  await pool.query(`
    with gone as materialized (
      select locked_by from (
        select distinct locked_by from graphile_worker._private_jobs where locked_by is not null
      ) as seen where pg_try_advisory_xact_lock(hashtextextended('${keyOf("")}' || locked_by, 0))
    )
    select graphile_worker.force_unlock_workers(array_agg(locked_by)) from gone having count(*) > 0`);
}
