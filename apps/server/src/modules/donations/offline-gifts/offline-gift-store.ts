import { sql, type Insertable, type Updateable } from "kysely";
import type { DonationRow } from "../donations/donation-store.ts";
import type { DonationsDatabase, DonationsTables } from "../donations-tables.ts";
import { type FundLine, fromFundLineRows } from "../../funds/index.ts";

export const offlineGiftStore = (db: DonationsDatabase) => ({
  /** Returns false if a donation with the same key was recorded before. */
  add: async (donation: Insertable<DonationsTables["donations"]>): Promise<boolean> =>
    (await db
      .insertInto("donations")
      .values(donation)
      .onConflict((conflict) =>
        conflict.columns(["churchId", "recordKey"]).where("recordKey", "is not", null).doNothing(),
      )
      .returning("id")
      .executeTakeFirst()) !== undefined,

  findByKey: (churchId: string, recordKey: string): Promise<DonationRow | undefined> =>
    db
      .selectFrom("donations")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("recordKey", "=", recordKey)
      .executeTakeFirst(),

  fundsOf: async (churchId: string, donationId: string): Promise<FundLine[]> =>
    fromFundLineRows(
      churchId,
      await db
        .selectFrom("donationFunds")
        .select(["fundId", "amount"])
        .where("churchId", "=", churchId)
        .where("donationId", "=", donationId)
        .orderBy("position")
        .execute(),
    ),

  change: ({ churchId, id }: DonationRow, change: Updateable<DonationsTables["donations"]>) =>
    db.updateTable("donations").set(change).where("churchId", "=", churchId).where("id", "=", id).execute(),

  dropFunds: ({ churchId, id }: DonationRow) =>
    db.deleteFrom("donationFunds").where("churchId", "=", churchId).where("donationId", "=", id).execute(),

  isPerson: async (churchId: string, personId: string): Promise<boolean> =>
    (await db
      .selectFrom("peopleNames")
      .select("personId")
      .where("churchId", "=", churchId)
      .where("personId", "=", personId)
      .executeTakeFirst()) !== undefined,

  /** Returns when a day begins in the church's time zone: the `donatedAt` of offline gifts, which have no hour. */
  async startOfDay(churchId: string, day: string): Promise<Date> {
    const { at } = await db
      .selectFrom("churchCards")
      .select(sql<Date>`(${day}::date)::timestamp at time zone time_zone`.as("at"))
      .where("churchId", "=", churchId)
      .executeTakeFirstOrThrow();
    return at;
  },
});
