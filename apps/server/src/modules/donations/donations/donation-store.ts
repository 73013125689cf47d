import { sql, type Selectable } from "kysely";
import type { DonationsDatabase, DonationsTables } from "../donations-tables.ts";
import { type FundLine, toFundLineRows } from "../../funds/index.ts";
import type { SeenDonor } from "../people/may-see-donations.ts";

export type DonationRow = Selectable<DonationsTables["donations"]>;

interface Position {
  at: Date;
  id: string;
}

export type DonationStore = ReturnType<typeof donationStore>;

export const donationStore = (db: DonationsDatabase) => ({
  /** Returns the day of a moment in the church's time zone. */
  async dayOf(churchId: string, at: Date): Promise<string> {
    const { day } = await db
      .selectFrom("churchCards")
      .select(sql<string>`to_char(${at}::timestamptz at time zone time_zone, 'YYYY-MM-DD')`.as("day"))
      .where("churchId", "=", churchId)
      .executeTakeFirstOrThrow();
    return day;
  },

  /** Locks a donation, so that refunds, disputes and corrections of it run one after the other. */
  lock: (churchId: string, id: string): Promise<DonationRow | undefined> =>
    db
      .selectFrom("donations")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst(),

  /** Returns a row for each fund line of the donor's donations, newest first. */
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

  /** Returns a page of the donor's donations with the names of their funds, newest first. */
  timelineOf: ({ churchId, personId }: SeenDonor, { before, limit }: { before: Position | null; limit: number }) =>
    db
      .selectFrom("donations as d")
      .select(["d.id", "d.donatedAt", "d.donatedOn", "d.amount", "d.status", "d.scheduleId"])
      .select(
        sql<string[]>`array(
          select funds.name from donation_funds f join funds on funds.church_id = f.church_id and funds.id = f.fund_id
          where f.church_id = d.church_id and f.donation_id = d.id order by f.position)`.as("funds"),
      )
      .where("d.churchId", "=", churchId)
      .where("d.personId", "=", personId)
      .$if(before !== null, (query) =>
        query.where(sql<boolean>`(d.donated_at, d.id) < (${before?.at}::timestamptz, ${before?.id})`),
      )
      .orderBy("d.donatedAt", "desc")
      .orderBy("d.id", "desc")
      .limit(limit)
      .execute(),

  addFunds: ({ churchId, id: donationId }: { churchId: string; id: string }, funds: readonly FundLine[]) =>
    db
      .insertInto("donationFunds")
      .values(toFundLineRows(churchId, funds).map((line, position) => ({ churchId, donationId, position, ...line })))
      .execute(),
});
