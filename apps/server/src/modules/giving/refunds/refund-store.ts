import type { Insertable, Selectable } from "kysely";
import type { GivingDatabase, GivingTables } from "../giving-tables.ts";

export type RefundRow = Selectable<GivingTables["refunds"]>;
export type DonationRow = Selectable<GivingTables["donations"]>;

export const refundStore = (db: GivingDatabase) => ({
  /** Refunds of one donation are decided one after the other. */
  lockDonation: (churchId: string, id: string): Promise<DonationRow | undefined> =>
    db
      .selectFrom("donations")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst(),

  fundsOf: (churchId: string, donationId: string) =>
    db
      .selectFrom("donationFunds")
      .select(["position", "fundId", "amount", "refunded"])
      .where("churchId", "=", churchId)
      .where("donationId", "=", donationId)
      .orderBy("position")
      .execute(),

  /** What was given back, and what is on its way. */
  openOf: (churchId: string, donationId: string): Promise<RefundRow[]> =>
    db
      .selectFrom("refunds")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("donationId", "=", donationId)
      .where("status", "<>", "failed")
      .execute(),

  add: (refund: Insertable<GivingTables["refunds"]>): Promise<RefundRow> =>
    db.insertInto("refunds").values(refund).returningAll().executeTakeFirstOrThrow(),

  lock: (churchId: string, id: string): Promise<RefundRow> =>
    db
      .selectFrom("refunds")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow(),

  change: (
    { churchId, id }: RefundRow,
    change: Partial<Pick<RefundRow, "status" | "providerId" | "failure" | "checkAt">>,
  ) =>
    db
      .updateTable("refunds")
      .set(change)
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** What a donation is worth after a refund. */
  book: ({ churchId, id }: DonationRow, refunded: number, status: DonationRow["status"]) =>
    db
      .updateTable("donations")
      .set({ refunded, status })
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .execute(),

  bookFund: (churchId: string, donationId: string, position: number, refunded: number) =>
    db
      .updateTable("donationFunds")
      .set({ refunded })
      .where("churchId", "=", churchId)
      .where("donationId", "=", donationId)
      .where("position", "=", position)
      .execute(),
});
