import type { Insertable, Selectable } from "kysely";
import type { RefundsDatabase, RefundsTables } from "../refunds-tables.ts";
import type { DonationRow, SeenChurch } from "../../donations/index.ts";

export type DisputeRow = Selectable<RefundsTables["disputes"]>;

const MAX_LISTED = 500;

export const disputeStore = (db: RefundsDatabase) => ({
  ofDonation: (churchId: string, donationId: string): Promise<DisputeRow[]> =>
    db
      .selectFrom("disputes")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("donationId", "=", donationId)
      .execute(),

  /** Inserts a dispute if it is new. Returns the stored row. */
  async open(dispute: Insertable<RefundsTables["disputes"]>): Promise<DisputeRow> {
    const { churchId, gatewayId, providerId } = dispute;
    await db
      .insertInto("disputes")
      .values(dispute)
      .onConflict((conflict) => conflict.columns(["churchId", "gatewayId", "providerId"]).doNothing())
      .execute();
    return db
      .selectFrom("disputes")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("gatewayId", "=", gatewayId)
      .where("providerId", "=", providerId)
      .executeTakeFirstOrThrow();
  },

  change: (
    { churchId, id }: DisputeRow,
    change: Partial<Pick<DisputeRow, "status" | "amount" | "fee" | "dueAt" | "closedAt">>,
  ): Promise<DisputeRow> =>
    db
      .updateTable("disputes")
      .set(change)
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  setStatus: ({ churchId, id }: DonationRow, status: DonationRow["status"]) =>
    db.updateTable("donations").set({ status }).where("churchId", "=", churchId).where("id", "=", id).execute(),

  /** Newest first, each with its donation. */
  list: ({ churchId }: SeenChurch) =>
    db
      .selectFrom("disputes as p")
      .innerJoin("donations as d", (join) =>
        join.onRef("d.churchId", "=", "p.churchId").onRef("d.id", "=", "p.donationId"),
      )
      .selectAll("p")
      .select(["d.personId", "d.donatedAt", "d.amount as donationAmount"])
      .where("p.churchId", "=", churchId)
      .orderBy("p.openedAt", "desc")
      .orderBy("p.id")
      .limit(MAX_LISTED)
      .execute(),
});
