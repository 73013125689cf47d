import { sql } from "kysely";
import { writeDonation, type DonationRecord } from "../../donations/index.ts";
import type { FundLineRow } from "../../funds/index.ts";
import type { PaymentsDatabase } from "../payments-tables.ts";

export interface PreparedDonation {
  donatedOn: string;
  batchId: string;
  funds: FundLineRow[];
}

export type RecordingStore = ReturnType<typeof recordingStore>;

export const recordingStore = (db: PaymentsDatabase) => ({
  /**
   * Reads what the donation of a gift needs: the day in the church's time zone, the batch of online gifts of that day,
   * and the fund lines of the payment intent. Only the first gift of a day writes the batch: if every gift did, they
   * would all wait for its row lock.
   */
  async prepareDonation(
    { churchId, id }: { churchId: string; id: string },
    at: Date,
    newBatchId: string,
  ): Promise<PreparedDonation> {
    const { rows } = await sql<{ day: string; batchId: string | null; funds: FundLineRow[] }>`
      select today.day, (
          select id from batches where church_id = ${churchId} and batch_date = today.day::date and online
        ) as "batchId", (
          select json_agg(json_build_object('fundId', fund_id, 'amount', amount) order by position)
          from intent_funds where church_id = ${churchId} and intent_id = ${id}
        ) as funds
      from (
        select to_char(${at}::timestamptz at time zone time_zone, 'YYYY-MM-DD') as day
        from church_cards where church_id = ${churchId}
      ) as today`.execute(db.withoutPlugins());
    const { day, batchId, funds } = rows[0]!;
    return { donatedOn: day, batchId: batchId ?? (await this.onlineBatch(churchId, day, newBatchId)), funds };
  },

  /** Finds or creates the batch of online gifts of a day. */
  async onlineBatch(churchId: string, batchDate: string, id: string): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      insert into batches (church_id, id, name, batch_date, online) values (${churchId}, ${id}, '', ${batchDate}, true)
      on conflict (church_id, batch_date) where online do update set online = true
      returning id`.execute(db);
    return rows[0]!.id;
  },

  record: async (record: DonationRecord): Promise<void> => {
    const { churchId, intentId } = record.donation;
    await sql`
      with gift as (select * from payment_intents where church_id = ${churchId} and id = ${intentId}),
        ${writeDonation(record)} select id from donation`.execute(db);
  },
});
