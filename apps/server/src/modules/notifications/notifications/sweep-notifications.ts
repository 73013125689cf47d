import { sql } from "kysely";
import type { Notifications } from "../notifications.ts";

const ONE_YEAR_MS = 365 * 86_400_000;
const SWEEP_BATCH_SIZE = 5000;

/** Deletes notifications that are more than a year old. */
export async function sweepNotifications({ db, now }: Notifications): Promise<void> {
  const before = new Date(now().getTime() - ONE_YEAR_MS);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from notifications where (church_id, id) in (
        select church_id, id from notifications where time_sent < ${before} limit ${SWEEP_BATCH_SIZE}
      )`.execute(db);
    if (numAffectedRows < BigInt(SWEEP_BATCH_SIZE)) return;
  }
}
