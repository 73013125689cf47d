import type { Provider } from "@offertory/contract";
import { sql, type Insertable, type Selectable } from "kysely";
import type { Gateway } from "../../gateways/index.ts";
import type { SeenChurch } from "../../donations/index.ts";
import type { AuditDatabase, AuditTables } from "../audit-tables.ts";

export type PayoutRow = Selectable<AuditTables["payouts"]>;

export const REASONS = [
  "gift",
  "fee",
  "refund",
  "refund-fee",
  "refund-failed",
  "dispute",
  "dispute-won",
  "dispute-fee",
  "payout",
  "payout-failed",
  "company-fee",
] as const;
export type Reason = (typeof REASONS)[number];

/** An amount on the ledger's account `provider`, under one reason and reference. */
export interface BookedLine {
  reason: string;
  reference: string;
  amount: number;
  donationId: string | null;
  at: Date;
}

export const bookedStore = (db: AuditDatabase) => ({
  /** The sums of these references, by reason. */
  sumsOf: (churchId: string, references: readonly string[]): Promise<BookedLine[]> =>
    references.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom("ledger")
          .select(["reason", "reference"])
          .select(({ fn }) => [
            fn.min("donationId").as("donationId"),
            fn.min("at").as("at"),
            sql<number>`sum(amount)::int`.as("amount"),
          ])
          .where("churchId", "=", churchId)
          .where("reason", "in", REASONS)
          .where("reference", "in", references)
          .where("account", "=", "provider")
          .groupBy(["reason", "reference"])
          .execute(),

  donationsOf: (churchId: string, provider: Provider, charges: readonly string[]) =>
    charges.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom("donations")
          .select(["id", "transactionId", "amount", "providerFee"])
          .where("churchId", "=", churchId)
          .where("provider", "=", provider)
          .where("transactionId", "in", charges)
          .execute(),

  /**
   * The lines that were booked for this gateway in a period. Fee lines are left out: they are compared together with
   * the charge, refund or dispute that they belong to.
   */
  linesWithin: async (
    churchId: string,
    gatewayId: string,
    { from, until }: { from: Date; until: Date },
  ): Promise<BookedLine[]> =>
    (
      await sql<BookedLine>`
        select l.reason, l.reference, l.donation_id, l.at, l.amount
        from ledger l
        left join donations d on d.church_id = l.church_id and d.id = l.donation_id
        left join payment_intents i on i.church_id = d.church_id and i.id = d.intent_id
        left join payouts p on p.church_id = l.church_id and p.id = l.reference and p.gateway_id = ${gatewayId}
        where l.church_id = ${churchId} and l.at >= ${from} and l.at < ${until} and l.account = 'provider'
          and l.reason not in ('fee', 'refund-fee', 'dispute-fee') and (i.gateway_id = ${gatewayId} or p.gateway_id is not null)
        order by l.line`.execute(db)
    ).rows,

  /** Locks the gateway's row, so that two processes do not book the same payout. */
  lockGateway: (churchId: string, id: string) =>
    db
      .selectFrom("gateways")
      .select("id")
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst(),

  payout: ({ churchId, id: gatewayId }: Pick<Gateway, "churchId" | "id">, id: string): Promise<PayoutRow | undefined> =>
    db
      .selectFrom("payouts")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("gatewayId", "=", gatewayId)
      .where("id", "=", id)
      .executeTakeFirst(),

  saveComparison: (
    { churchId, gatewayId, id }: PayoutRow,
    outcome: { lines: number; ourNet: number; comparedAt: Date },
  ) =>
    db
      .updateTable("payouts")
      .set(outcome)
      .where("churchId", "=", churchId)
      .where("gatewayId", "=", gatewayId)
      .where("id", "=", id)
      .execute(),

  /** Records of which donations a payout consists. */
  addToPayout: async (
    { churchId, gatewayId, id: payoutId }: PayoutRow,
    donationIds: readonly string[],
  ): Promise<void> => {
    if (donationIds.length === 0) return;
    await db
      .insertInto("donationPayouts")
      .values(donationIds.map((donationId) => ({ churchId, donationId, gatewayId, payoutId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /**
   * Payouts to the bank and payouts that came back, newest first. Rows with amount 0 are provider fees and are left
   * out.
   */
  payouts: ({ churchId }: SeenChurch, after: { at: Date; id: string } | null, limit: number): Promise<PayoutRow[]> =>
    db
      .selectFrom("payouts")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("amount", "<>", 0)
      .$if(after !== null, (query) => query.where(sql<boolean>`(paid_at, id) < (${after?.at}, ${after?.id})`))
      .orderBy("paidAt", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute(),

  /** Counts the payouts whose transactions in our ledger have another sum. */
  countNotMatching: async ({ churchId }: SeenChurch): Promise<number> =>
    (
      await db
        .selectFrom("payouts")
        .select(sql<number>`count(*)::int`.as("count"))
        .where("churchId", "=", churchId)
        // Written exactly as the condition of the partial index, so that PostgreSQL recognizes that it can use it.
        .where(sql<boolean>`amount > 0 and our_net <> amount`)
        .executeTakeFirstOrThrow()
    ).count,

  addPayout: (payout: Insertable<AuditTables["payouts"]>) =>
    db
      .insertInto("payouts")
      .values(payout)
      .onConflict((conflict) => conflict.columns(["churchId", "gatewayId", "id"]).doNothing())
      .execute(),
});
