import type { Provider } from "@offertory/contract";
import { sql, type Insertable, type Selectable } from "kysely";
import type { DonationRow, SeenChurch } from "../../donations/index.ts";
import type { RefundsDatabase, RefundsTables } from "../refunds-tables.ts";

export type RefundRow = Selectable<RefundsTables["refunds"]>;

export const refundStore = (db: RefundsDatabase) => ({
  donation: (churchId: string, id: string): Promise<DonationRow | undefined> =>
    db.selectFrom("donations").selectAll().where("churchId", "=", churchId).where("id", "=", id).executeTakeFirst(),

  donationOfCharge: (churchId: string, provider: Provider, transactionId: string): Promise<DonationRow | undefined> =>
    db
      .selectFrom("donations")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("provider", "=", provider)
      .where("transactionId", "=", transactionId)
      .executeTakeFirst(),

  /** Returns the gateway of a donation; undefined for an offline gift. */
  gatewayIdOf: async (churchId: string, donationId: string): Promise<string | undefined> =>
    (
      await db
        .selectFrom("donations as d")
        .innerJoin("paymentIntents as i", (join) =>
          join.onRef("i.churchId", "=", "d.churchId").onRef("i.id", "=", "d.intentId"),
        )
        .select("i.gatewayId")
        .where("d.churchId", "=", churchId)
        .where("d.id", "=", donationId)
        .executeTakeFirst()
    )?.gatewayId,

  fundsOf: (churchId: string, donationId: string) =>
    db
      .selectFrom("donationFunds")
      .select(["position", "fundId", "amount", "refunded"])
      .where("churchId", "=", churchId)
      .where("donationId", "=", donationId)
      .orderBy("position")
      .execute(),

  /** Returns the refunds of a donation that succeeded or are processing. */
  openOf: (churchId: string, donationId: string): Promise<RefundRow[]> =>
    db
      .selectFrom("refunds")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("donationId", "=", donationId)
      .where("status", "<>", "failed")
      .execute(),

  /** Returns all refunds of a donation, newest first, with the names of the staff who asked for them. */
  listOf: ({ churchId }: SeenChurch, donationId: string) =>
    db
      .selectFrom("refunds as r")
      .leftJoin("peopleNames as p", (join) =>
        join.onRef("p.churchId", "=", "r.churchId").onRef("p.personId", "=", "r.askedBy"),
      )
      .selectAll("r")
      .select("p.displayName")
      .where("r.churchId", "=", churchId)
      .where("r.donationId", "=", donationId)
      .orderBy("r.createdAt", "desc")
      .orderBy("r.id", "desc")
      .execute(),

  fundNames: (churchId: string, ids: readonly string[]) =>
    db
      .selectFrom("funds")
      .select(["id", "name"])
      .where("churchId", "=", churchId)
      .where("id", "in", ids.length > 0 ? ids : [""])
      .execute(),

  add: (refund: Insertable<RefundsTables["refunds"]>): Promise<RefundRow> =>
    db.insertInto("refunds").values(refund).returningAll().executeTakeFirstOrThrow(),

  find: (churchId: string, id: string): Promise<RefundRow | undefined> =>
    db.selectFrom("refunds").selectAll().where("churchId", "=", churchId).where("id", "=", id).executeTakeFirst(),

  findByKey: (churchId: string, providerKey: string): Promise<RefundRow | undefined> =>
    db
      .selectFrom("refunds")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("providerKey", "=", providerKey)
      .executeTakeFirst(),

  findByProviderId: (churchId: string, providerId: string): Promise<RefundRow | undefined> =>
    db
      .selectFrom("refunds")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("providerId", "=", providerId)
      .executeTakeFirst(),

  lock: (churchId: string, id: string): Promise<RefundRow> =>
    db
      .selectFrom("refunds")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow(),

  /** Takes due refunds and reserves them until a time, so that two workers get different ones. */
  lease: async (now: Date, until: Date, limit: number): Promise<RefundRow[]> =>
    (
      await sql<RefundRow>`
        update refunds set check_at = ${until}, checks = checks + 1
        where (church_id, id) in (
          select church_id, id from refunds where check_at <= ${now}
          order by check_at limit ${limit} for update skip locked
        ) returning *`.execute(db)
    ).rows,

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

  /** Sets a donation's refunded amount and status. */
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

  /** Takes donations whose provider fee is unknown, and reserves them until a time. */
  leaseWithoutFee: async (now: Date, until: Date, limit: number): Promise<DonationRow[]> =>
    (
      await sql<DonationRow>`
        update donations set fee_check_at = ${until}
        where (church_id, id) in (
          select church_id, id from donations
          where transaction_id is not null and provider_fee is null and (fee_check_at is null or fee_check_at <= ${now})
          order by created_at limit ${limit} for update skip locked
        ) returning *`.execute(db)
    ).rows,

  keepFee: ({ churchId, id }: DonationRow, providerFee: number) =>
    db.updateTable("donations").set({ providerFee }).where("churchId", "=", churchId).where("id", "=", id).execute(),
});
