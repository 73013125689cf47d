import { sql } from "kysely";
import type { ReportingDatabase } from "../reporting-tables.ts";
import { findStale, type Stale } from "./find-stale.ts";
import { sumDays } from "./sum-days.ts";
import { sumDonors } from "./sum-donors.ts";

export const summingStore = (db: ReportingDatabase) => ({
  /** Returns the churches with lines up to `upTo` that are not summed, or with donations that changed day or donor. */
  unsummed: async (upTo: string): Promise<string[]> =>
    (
      await sql<{ churchId: string }>`
        select c.church_id from church_cards c left join giving_summed s on s.church_id = c.church_id
        where exists (
          select from ledger l where l.church_id = c.church_id and l.line > coalesce(s.up_to, 0) and l.line <= ${upTo}
        ) or exists (select from giving_moved m where m.church_id = c.church_id)`.execute(db)
    ).rows.map(({ churchId }) => churchId),

  /** Locks the church's sums until the transaction ends. Returns false if another process has the lock. */
  lockChurch: async (churchId: string, now: Date): Promise<boolean> => {
    await sql`insert into giving_summed (church_id, up_to, summed_at) values (${churchId}, 0, ${now}) on conflict do nothing`.execute(
      db,
    );
    const { rows } = await sql`
      select up_to from giving_summed where church_id = ${churchId} for update skip locked`.execute(db);
    return rows.length > 0;
  },

  stale: (churchId: string): Promise<Stale> => findStale(db, churchId),

  sumDays: async (churchId: string, days: readonly string[]): Promise<void> => {
    await sql`delete from giving_days where church_id = ${churchId} and day = any(${days}::date[])`.execute(db);
    await sql`insert into giving_days (church_id, day, fund_id, given, refunded, disputed, fees, recurring, gifts)
      select ${churchId}, sums.* from (${sumDays(churchId, days)}) as sums`.execute(db);
  },

  sumDonors: async (churchId: string, donors: readonly string[]): Promise<void> => {
    await sql`delete from giving_donors where church_id = ${churchId} and person_id = any(${donors}::text[])`.execute(
      db,
    );
    await sql`insert into giving_donors (church_id, person_id, first_day, last_day)
      select ${churchId}, gave.* from (${sumDonors(churchId, donors)}) as gave`.execute(db);
  },

  finish: async (churchId: string, upTo: string, notes: readonly string[], now: Date): Promise<void> => {
    await sql`delete from giving_moved where church_id = ${churchId} and id = any(${notes}::bigint[])`.execute(db);
    await sql`update giving_summed set up_to = greatest(up_to, ${upTo}::bigint), summed_at = ${now} where church_id = ${churchId}`.execute(
      db,
    );
  },
});
