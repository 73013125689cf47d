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
});
