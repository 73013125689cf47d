import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

const JOBS_TIMEOUT_MS = 120_000;

/** Waits until no job is left and returns how long that took. Emails that wait for a retry count too. */
export async function waitForJobs(pool: pg.Pool): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ open: number }>(
      `select (select count(*) from graphile_worker._private_jobs where run_at <= now() and is_available)::int
         + (select count(*) from graphile_worker._private_jobs where locked_at is not null)::int as open`,
    );
    if (rows[0]?.open === 0) return performance.now() - begun;
    if (performance.now() - begun > JOBS_TIMEOUT_MS) throw new Error("The jobs do not come to an end.");
    await pause(100);
  }
}

export interface RecordCheck {
  /** Gifts that were answered as succeeded and have no donation. */
  lost: number;
  /** Charges with more than one donation, and gifts with more than one. */
  double: number;
  /** The sum of the absolute imbalances of all entries, in cents. */
  rest: number;
  /** Jobs that failed and wait for a retry. */
  failedJobs: number;
}

/**
 * Checks that every gift answered as succeeded has exactly one donation, and that every ledger entry adds up to zero.
 */
export async function checkRecords(
  pool: pg.Pool,
  churchId: string,
  intentIds: readonly string[],
): Promise<RecordCheck> {
  const number = async (text: string, values: unknown[]): Promise<number> =>
    Number((await pool.query<{ n: string }>(text, values)).rows[0]?.n);
  return {
    lost: await number(
      `select count(*) n from unnest($2::text[]) as told (id) where not exists (
         select 1 from donations d join ledger l on l.church_id = d.church_id and l.donation_id = d.id and l.reason = 'gift'
         where d.church_id = $1 and d.intent_id = told.id)`,
      [churchId, intentIds],
    ),
    double: await number(
      `select count(*) n from (select 1 from donations where church_id = $1 and intent_id is not null
         group by intent_id having count(*) > 1) as twice`,
      [churchId],
    ),
    rest: await number(
      `select coalesce(sum(abs(rest)), 0) n from (
         select sum(amount) rest from ledger where church_id = $1 group by entry_id) as entries`,
      [churchId],
    ),
    failedJobs: await number("select count(*) n from graphile_worker._private_jobs where last_error is not null", []),
  };
}
