import { sql, type Insertable, type Selectable } from "kysely";
import { jobsFor, type Job } from "../../../platform/jobs/jobs.ts";
import type { DonationRecord } from "../donations/record-donation.ts";
import { writeDonation } from "../donations/write-donation.ts";
import type { GivingDatabase, GivingTables } from "../giving-tables.ts";

export type Intent = Selectable<GivingTables["paymentIntents"]>;
export type NewIntent = Insertable<GivingTables["paymentIntents"]>;
type Changing = "status" | "providerId" | "transactionId" | "clientSecret" | "failure" | "failureCode" | "clientKey";
export type IntentChange = Partial<Pick<Intent, Changing | "checkAt" | "checks">>;
export interface FundShare {
  fundId: string;
  amount: number;
}

/** An order names its gift beforehand: sent twice at once, both would be the same gift. */
function nullWhereTheGiftIsKnown(error: unknown): null {
  if (error instanceof Error && "constraint" in error && error.constraint === "payment_intents_pkey") return null;
  throw error;
}

/** The shares as rows, so that a gift and its funds are written by one statement: both or neither. */
const sharesIn = (funds: readonly FundShare[]) =>
  sql<FundShare>`unnest(${funds.map(({ fundId }) => fundId)}::text[], ${funds.map(({ amount }) => amount)}::int[]) with ordinality`;

export const intentStore = (db: GivingDatabase) => ({
  /** Writes a gift down, unless one was written down under the same key, or by the same order: then null. */
  start: (intent: NewIntent, funds: readonly FundShare[]): Promise<Intent | null> =>
    db
      .with("made", (all) =>
        all
          .insertInto("paymentIntents")
          .values(intent)
          .onConflict((conflict) =>
            conflict.columns(["churchId", "clientKey"]).where("clientKey", "is not", null).doNothing(),
          )
          .returningAll(),
      )
      .with("shared", (all) =>
        all
          .insertInto("intentFunds")
          .columns(["churchId", "intentId", "position", "fundId", "amount"])
          .expression(
            all
              .selectFrom(["made", sharesIn(funds).as<"share">(sql`share (fund_id, amount, place)`)])
              .select(["made.churchId", "made.id", sql<number>`share.place - 1`.as("position")])
              .select(["share.fundId", "share.amount"]),
          ),
      )
      .selectFrom("made")
      .selectAll()
      .executeTakeFirst()
      .then((made) => made ?? null, nullWhereTheGiftIsKnown),

  findByKey: (churchId: string, clientKey: string): Promise<Intent | undefined> =>
    db
      .selectFrom("paymentIntents")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("clientKey", "=", clientKey)
      .executeTakeFirst(),

  /** A derived key holds for a while only: afterwards the same gift is another one. */
  releaseKey: (churchId: string, clientKey: string, before: Date) =>
    db
      .updateTable("paymentIntents")
      .set({ clientKey: null })
      .where("churchId", "=", churchId)
      .where("clientKey", "=", clientKey)
      .where("createdAt", "<", before)
      .execute(),

  find: (churchId: string, id: string): Promise<Intent | undefined> =>
    db
      .selectFrom("paymentIntents")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .executeTakeFirst(),

  get: (churchId: string, id: string): Promise<Intent> =>
    db
      .selectFrom("paymentIntents")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .executeTakeFirstOrThrow(),

  findById: (id: string): Promise<Intent | undefined> =>
    db.selectFrom("paymentIntents").selectAll().where("id", "=", id).executeTakeFirst(),

  findByProviderId: (gatewayId: string, providerId: string): Promise<Intent | undefined> =>
    db
      .selectFrom("paymentIntents")
      .selectAll()
      .where("gatewayId", "=", gatewayId)
      .where("providerId", "=", providerId)
      .executeTakeFirst(),

  /** Everyone who brings news of an intent waits here for those before them. */
  lock: (churchId: string, id: string): Promise<Intent> =>
    db
      .selectFrom("paymentIntents")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow(),

  /**
   * Those whose turn to be looked at has come, taken for a while: whoever took them and died lets go of them by the clock, and
   * two who come at once take different ones.
   */
  lease: async (now: Date, until: Date, most: number): Promise<Intent[]> =>
    (
      await sql<Intent>`
        update payment_intents set check_at = ${until}, checks = checks + 1
        where (church_id, id) in (
          select church_id, id from payment_intents where check_at <= ${now}
          order by check_at limit ${most} for update skip locked
        ) returning *`.execute(db)
    ).rows,

  /** False, and nothing, when it had succeeded before: of two who come at once the second waits for the row, and sees that. */
  settle: async (
    { churchId, id }: Intent,
    change: Required<Pick<IntentChange, "status" | "providerId" | "transactionId" | "clientSecret" | "checkAt">>,
    record: DonationRecord,
    jobs: readonly Job<object>[],
  ): Promise<boolean> =>
    (
      await sql`
        with gift as (
          update payment_intents set status = ${change.status}, provider_id = ${change.providerId},
            transaction_id = ${change.transactionId}, client_secret = ${change.clientSecret}, check_at = ${change.checkAt},
            updated_at = now()
          where church_id = ${churchId} and id = ${id} and status <> 'succeeded'
          returning *
        ), ${writeDonation(record)}, told as (${jobsFor(sql`gift`, jobs)})
        select (select count(added) from told) from gift`.execute(db.withoutPlugins())
    ).rows.length === 1,

  change: ({ churchId, id }: Intent, change: IntentChange) =>
    db
      .updateTable("paymentIntents")
      .set({ ...change, updatedAt: sql`now()` })
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .execute(),
});
