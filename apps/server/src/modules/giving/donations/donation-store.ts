import { sql, type Insertable } from "kysely";
import type { GivingDatabase, GivingTables } from "../giving-tables.ts";
import type { FundShare } from "../intents/intent-store.ts";

type Donation = Insertable<GivingTables["donations"]>;

export const donationStore = (db: GivingDatabase) => ({
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
   * The day of an online gift in the church's own time zone, and the batch that gifts of that day gather in. Only the first of a
   * day writes: a batch that every gift touched would have all gifts of a church wait for each other.
   */
  async onlineDay(churchId: string, at: Date, newBatchId: string): Promise<{ donatedOn: string; batchId: string }> {
    const { day, batchId } = await db
      .selectFrom("churchCards as c")
      .select((eb) => {
        const day = sql<string>`to_char(${at}::timestamptz at time zone time_zone, 'YYYY-MM-DD')`;
        const batch = eb
          .selectFrom("batches as b")
          .select("b.id")
          .whereRef("b.churchId", "=", "c.churchId")
          .where("b.batchDate", "=", sql<string>`${day}::date`)
          .where("b.online", "=", true);
        return [day.as("day"), batch.as("batchId")];
      })
      .where("c.churchId", "=", churchId)
      .executeTakeFirstOrThrow();
    return { donatedOn: day, batchId: batchId ?? (await this.onlineBatch(churchId, day, newBatchId)) };
  },

  /** The batch that online gifts of a day gather in. */
  async onlineBatch(churchId: string, batchDate: string, id: string): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      insert into batches (church_id, id, name, batch_date, online) values (${churchId}, ${id}, '', ${batchDate}, true)
      on conflict (church_id, batch_date) where online do update set online = true
      returning id`.execute(db);
    return rows[0]!.id;
  },

  /** A row for each fund of each gift, newest first. */
  historyOf: (churchId: string, personId: string) =>
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

  /** False when the charge has its donation already. */
  add: async (donation: Donation): Promise<boolean> =>
    (await db
      .insertInto("donations")
      .values(donation)
      .onConflict((conflict) =>
        conflict.columns(["churchId", "provider", "transactionId"]).where("transactionId", "is not", null).doNothing(),
      )
      .returning("id")
      .executeTakeFirst()) !== undefined,

  addFunds: ({ churchId, id: donationId }: { churchId: string; id: string }, funds: readonly FundShare[]) =>
    db
      .insertInto("donationFunds")
      .values(funds.map((share, position) => ({ churchId, donationId, position, ...share })))
      .execute(),

  /** What each fund gets of a gift, as it was written down before money moved. */
  addFundsOf: (
    { churchId, id: intentId }: { churchId: string; id: string },
    donationId: string,
  ): Promise<FundShare[]> =>
    db
      .insertInto("donationFunds")
      .columns(["churchId", "donationId", "position", "fundId", "amount"])
      .expression((eb) =>
        eb
          .selectFrom("intentFunds")
          .select(["churchId", sql.val(donationId).as("donationId"), "position", "fundId", "amount"])
          .where("churchId", "=", churchId)
          .where("intentId", "=", intentId)
          .orderBy("position"),
      )
      .returning(["fundId", "amount"])
      .execute(),
});
