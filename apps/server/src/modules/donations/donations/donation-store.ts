import { sql, type Selectable } from "kysely";
import type { DonationsDatabase, DonationsTables } from "../donations-tables.ts";
import type { FundShare } from "../../funds/index.ts";
import type { SeenDonor } from "../people/may-see-donations.ts";
import type { DonationRecord } from "./donation-record.ts";
import { writeDonation } from "./write-donation.ts";

export type DonationRow = Selectable<DonationsTables["donations"]>;
export interface Ground {
  donatedOn: string;
  batchId: string;
  funds: FundShare[];
}

export type DonationStore = ReturnType<typeof donationStore>;

export const donationStore = (db: DonationsDatabase) => ({
  /** The day it is in the church's own time zone. */
  async dayOf(churchId: string, at: Date): Promise<string> {
    const { day } = await db
      .selectFrom("churchCards")
      .select(sql<string>`to_char(${at}::timestamptz at time zone time_zone, 'YYYY-MM-DD')`.as("day"))
      .where("churchId", "=", churchId)
      .executeTakeFirstOrThrow();
    return day;
  },

  /**
   * What stands ready for the donation of a gift: the day in the church's own time zone, the batch that gifts of that day gather
   * in, and what each fund gets, as it was written down before money moved. Only the first of a day writes: a batch that every
   * gift touched would have all gifts of a church wait for each other.
   */
  async groundOf({ churchId, id }: { churchId: string; id: string }, at: Date, newBatchId: string): Promise<Ground> {
    const { rows } = await sql<{ day: string; batchId: string | null; funds: FundShare[] }>`
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

  /** The batch that online gifts of a day gather in. */
  async onlineBatch(churchId: string, batchDate: string, id: string): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      insert into batches (church_id, id, name, batch_date, online) values (${churchId}, ${id}, '', ${batchDate}, true)
      on conflict (church_id, batch_date) where online do update set online = true
      returning id`.execute(db);
    return rows[0]!.id;
  },

  /** What happens to the money of one donation is decided one after the other. */
  lock: (churchId: string, id: string): Promise<DonationRow | undefined> =>
    db
      .selectFrom("donations")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst(),

  /** A row for each fund of each gift, newest first. */
  historyOf: ({ churchId, personId }: SeenDonor) =>
    db
      .selectFrom("donations as d")
      .innerJoin("donationFunds as f", (join) =>
        join.onRef("f.churchId", "=", "d.churchId").onRef("f.donationId", "=", "d.id"),
      )
      .innerJoin("funds", (join) => join.onRef("funds.churchId", "=", "f.churchId").onRef("funds.id", "=", "f.fundId"))
      .select(["d.id", "d.batchId", "d.personId", "d.donatedAt", "d.amount", "d.method", "d.methodDetails", "d.notes"])
      .select(["d.status", "f.fundId", "f.amount as fundAmount", "funds.name as fundName"])
      .where("d.churchId", "=", churchId)
      .where("d.personId", "=", personId)
      .orderBy("d.donatedAt", "desc")
      .orderBy("d.id")
      .orderBy("f.position")
      .execute(),

  record: async (record: DonationRecord): Promise<void> => {
    const { churchId, intentId } = record.donation;
    await sql`
      with gift as (select * from payment_intents where church_id = ${churchId} and id = ${intentId}),
        ${writeDonation(record)} select id from donation`.execute(db);
  },

  addFunds: ({ churchId, id: donationId }: { churchId: string; id: string }, funds: readonly FundShare[]) =>
    db
      .insertInto("donationFunds")
      .values(funds.map((share, position) => ({ churchId, donationId, position, ...share })))
      .execute(),
});
