import { sql } from "kysely";
import { toJsonRow, toJsonRows } from "../../../platform/database/to-json-row.ts";
import { jobsFor, type Job } from "../../../platform/jobs/jobs.ts";
import { type DonationRecord, writeDonation } from "../../donations/index.ts";
import { type FundLine, toFundLineRows } from "../../funds/index.ts";
import type { PaymentsDatabase } from "../payments-tables.ts";
import type { Intent } from "./intent.ts";

export type NewIntent = Omit<Intent, keyof typeof INITIAL_VALUES | "updatedAt"> &
  Partial<Pick<Intent, "scheduleId" | "dueOn" | "purpose" | "campaign" | "providerId" | "clientAddress">>;
type ChangeableColumn =
  | "status"
  | "providerId"
  | "transactionId"
  | "clientSecret"
  | "clientAddress"
  | "failure"
  | "failureCode"
  | "clientKey"
  | "purpose";
export type IntentChange = Partial<Pick<Intent, ChangeableColumn | "checkAt" | "checks">>;
/**
 * Returns null where the gift exists: a gift by an order has the id that its order was created with, and a payment
 * reference has only one gift that has not failed.
 */
function nullIfDuplicate(error: unknown): null {
  if (violates(error, "payment_intents_pkey") || violates(error, "payment_intents_by_purpose")) return null;
  throw error;
}

export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof Error && "constraint" in error && error.constraint === constraint;

/** The initial values of the columns that the request does not set. */
const INITIAL_VALUES = {
  scheduleId: null,
  dueOn: null,
  purpose: null,
  campaign: null,
  providerId: "",
  transactionId: "",
  clientSecret: "",
  clientAddress: null,
  failure: "",
  failureCode: "",
  checks: 0,
};

export const intentStore = (db: PaymentsDatabase) => ({
  /**
   * Inserts a payment intent and its fund lines in one statement. Returns null where one exists with the same client
   * key, order or payment reference.
   */
  async start(newIntent: NewIntent, funds: readonly FundLine[]): Promise<Intent | null> {
    const intent: Intent = { ...INITIAL_VALUES, ...newIntent, updatedAt: newIntent.createdAt };
    const made = sql`
      with made as (
        insert into payment_intents select * from json_populate_record(null::payment_intents, ${toJsonRow(intent)}::json)
        on conflict (church_id, client_key) where client_key is not null do nothing
        returning church_id, id
      ), shared as (
        insert into intent_funds (church_id, intent_id, position, fund_id, amount)
        select made.church_id, made.id, line.place - 1, line.fund_id, line.amount
        from made, rows from (json_to_recordset(${toJsonRows(toFundLineRows(newIntent.churchId, funds))}::json) as (fund_id text, amount int))
          with ordinality as line (fund_id, amount, place)
      ) select id from made`.execute(db.withoutPlugins());
    return made.then(({ rows }) => (rows.length > 0 ? intent : null), nullIfDuplicate);
  },

  findByKey: (churchId: string, clientKey: string): Promise<Intent | undefined> =>
    db
      .selectFrom("paymentIntents")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("clientKey", "=", clientKey)
      .executeTakeFirst(),

  /** Releases a derived key of an older gift, so that the same request is a new gift. */
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

  /** Finds the gift of a payment reference: the one that succeeded or is open, else the last one that failed. */
  findByPurpose: (churchId: string, purpose: string): Promise<Intent | undefined> =>
    db
      .selectFrom("paymentIntents")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("purpose", "=", purpose)
      .orderBy(sql`status in ('failed', 'cancelled')`)
      .orderBy("createdAt", "desc")
      .limit(1)
      .executeTakeFirst(),

  findById: (id: string): Promise<Intent | undefined> =>
    db.selectFrom("paymentIntents").selectAll().where("id", "=", id).executeTakeFirst(),

  findByProviderId: (gatewayId: string, providerId: string): Promise<Intent | undefined> =>
    db
      .selectFrom("paymentIntents")
      .selectAll()
      .where("gatewayId", "=", gatewayId)
      .where("providerId", "=", providerId)
      .executeTakeFirst(),

  /** Locks the row until the transaction ends, so that updates of one payment intent are applied one after another. */
  lock: (churchId: string, id: string): Promise<Intent> =>
    db
      .selectFrom("paymentIntents")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow(),

  /**
   * Leases the payment intents that are due for a check. The lease of a worker that died expires at `until`, and two
   * workers at once get different rows.
   */
  lease: async (now: Date, until: Date, limit: number): Promise<Intent[]> =>
    (
      await sql<Intent>`
        update payment_intents set check_at = ${until}, checks = checks + 1
        where (church_id, id) in (
          select church_id, id from payment_intents where check_at <= ${now}
          order by check_at limit ${limit} for update skip locked
        ) returning *`.execute(db)
    ).rows,

  /**
   * Writes the success, the donation and the jobs in one statement. Writes nothing and returns false when the gift has
   * succeeded before: of two calls at once, the second waits for the row and finds it succeeded.
   */
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
            client_address = null, updated_at = now()
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
