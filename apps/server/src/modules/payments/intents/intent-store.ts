import { sql } from "kysely";
import { toJsonRow, toJsonRows } from "../../../platform/database/to-json-row.ts";
import { jobsFor, type Job } from "../../../platform/jobs/jobs.ts";
import { type DonationRecord, writeDonation } from "../../donations/index.ts";
import { type FundShare, toShareRows } from "../../funds/index.ts";
import type { PaymentsDatabase } from "../payments-tables.ts";
import type { Intent } from "./intent.ts";

export type NewIntent = Omit<Intent, keyof typeof UNTOUCHED | "updatedAt"> &
  Partial<Pick<Intent, "scheduleId" | "dueOn" | "purpose" | "providerId">>;
type Changing =
  | "status"
  | "providerId"
  | "transactionId"
  | "clientSecret"
  | "failure"
  | "failureCode"
  | "clientKey"
  | "purpose";
export type IntentChange = Partial<Pick<Intent, Changing | "checkAt" | "checks">>;
/** An order names its gift beforehand: sent twice at once, both would be the same gift. So do gifts that pay for the same. */
function nullWhereTheGiftIsKnown(error: unknown): null {
  if (breaks(error, "payment_intents_pkey") || breaks(error, "payment_intents_by_purpose")) return null;
  throw error;
}

export const breaks = (error: unknown, constraint: string): boolean =>
  error instanceof Error && "constraint" in error && error.constraint === constraint;

/** A gift of which nothing is known yet but what was asked for. */
const UNTOUCHED = {
  scheduleId: null,
  dueOn: null,
  purpose: null,
  providerId: "",
  transactionId: "",
  clientSecret: "",
  failure: "",
  failureCode: "",
  checks: 0,
};

export const intentStore = (db: PaymentsDatabase) => ({
  /**
   * Writes a gift and the shares of its funds down, by one statement, unless one was written down under the same key, or by the
   * same order, or for the same purpose: then null.
   */
  async start(wanted: NewIntent, funds: readonly FundShare[]): Promise<Intent | null> {
    const intent: Intent = { ...UNTOUCHED, ...wanted, updatedAt: wanted.createdAt };
    const made = sql`
      with made as (
        insert into payment_intents select * from json_populate_record(null::payment_intents, ${toJsonRow(intent)}::json)
        on conflict (church_id, client_key) where client_key is not null do nothing
        returning church_id, id
      ), shared as (
        insert into intent_funds (church_id, intent_id, position, fund_id, amount)
        select made.church_id, made.id, share.place - 1, share.fund_id, share.amount
        from made, rows from (json_to_recordset(${toJsonRows(toShareRows(wanted.churchId, funds))}::json) as (fund_id text, amount int))
          with ordinality as share (fund_id, amount, place)
      ) select id from made`.execute(db.withoutPlugins());
    return made.then(({ rows }) => (rows.length > 0 ? intent : null), nullWhereTheGiftIsKnown);
  },

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

  /** The gift that pays for this: the one that went through or is under way, else the last that failed. */
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

  /** Everyone who brings an update of an intent waits here for those before them. */
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
