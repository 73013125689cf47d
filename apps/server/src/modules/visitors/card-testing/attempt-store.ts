import { sql, type Insertable } from "kysely";
import type { VisitorsDatabase } from "../visitors-tables.ts";
import type { AttemptOutcome, AttemptTables } from "./attempt-tables.ts";

export type NewAttempt = Omit<Insertable<AttemptTables["paymentAttempts"]>, "outcome" | "intentId">;

/**
 * The outcomes of guests' attempts in one network or at one church. `good` also counts the gifts of signed-in donors.
 */
export interface Tally {
  good: number;
  declined: number;
  /** Attempts that are in progress. */
  open: number;
  /** Cards that were saved and not charged. */
  idle: number;
  /** Those of the idle cards that were saved so recently that a charge may still follow. */
  idleNow: number;
}

/** The most attempts that a tally reads: many more than are in progress at once on a busy Sunday. */
const MAX_TALLIED_ATTEMPTS = 400;
/** An open attempt that is older has been abandoned, because the process that ran it has died. */
const OPEN_ATTEMPT_TIMEOUT_MS = 120_000;

/** The highest number of declines that the card, the email address or the captcha token has. */
const mostDeclines = ({ churchId, card, email, captchaTokenId }: NewAttempt, since: Date) => sql`greatest(
  (select count(*) from payment_attempts where church_id = ${churchId} and card = ${card} and card <> ''
     and outcome = 'declined' and at > ${since}),
  (select count(*) from payment_attempts where email = ${email} and outcome = 'declined' and at > ${since}),
  (select count(*) from payment_attempts where captcha_token_id = ${captchaTokenId} and captcha_token_id <> '' and outcome = 'declined')
)::int`;

export const attemptStore = (db: VisitorsDatabase) => ({
  /**
   * Locks a church or network until the transaction ends, so that simultaneous attempts are assessed one after the
   * other.
   */
  lockAttempts: (key: string) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`card-tries/${key}`}, 0))`.execute(db),

  addAttempt: (row: NewAttempt) => db.insertInto("paymentAttempts").values(row).execute(),

  /**
   * Stores the outcome of an attempt. If the same gift already has another attempt, this one becomes `unsure`, so that
   * the outcome counts once.
   */
  finishAttempt: ({ churchId, id }: NewAttempt, outcome: AttemptOutcome, intentId: string | null) =>
    sql`update payment_attempts as t set intent_id = ${intentId}, outcome = case when exists (
        select 1 from payment_attempts o where o.church_id = t.church_id and o.intent_id = ${intentId} and o.id <> t.id
      ) then 'unsure' else ${outcome} end
      where church_id = ${churchId} and id = ${id}`.execute(db.withoutPlugins()),

  /** Marks an unsure attempt as declined after the donor's bank has refused it (3-D Secure). */
  markDeclined: (churchId: string, intentId: string) =>
    db
      .updateTable("paymentAttempts")
      .set({ outcome: "declined" })
      .where("churchId", "=", churchId)
      .where("intentId", "=", intentId)
      .where("outcome", "=", "unsure")
      .execute(),

  async countMostDeclines(row: NewAttempt, since: Date): Promise<number> {
    const { rows } = await sql<{ worst: number }>`select ${mostDeclines(row, since)} as worst`.execute(db);
    return rows[0]?.worst ?? 0;
  },

  /** Records an attempt if there are fewer declines than `declines`. Returns whether it did. */
  async addAttemptBelow(row: NewAttempt, declines: number, since: Date): Promise<boolean> {
    const { churchId, id, at, step, place, email, captchaTokenId, card } = row;
    const { numAffectedRows } = await sql`
      insert into payment_attempts (church_id, id, at, step, place, email, captcha_token_id, card)
      select ${churchId}, ${id}, ${at}::timestamptz, ${step}, ${place}, ${email}, ${captchaTokenId}, ${card}
      where ${mostDeclines(row, since)} < ${declines}::int`.execute(db.withoutPlugins());
    return numAffectedRows === 1n;
  },

  tally: async (by: { networkHash: string } | { churchId: string }, now: Date, since: Date): Promise<Tally> => {
    const condition = "networkHash" in by ? sql`place = ${by.networkHash}` : sql`church_id = ${by.churchId}`;
    const openSince = new Date(now.getTime() - OPEN_ATTEMPT_TIMEOUT_MS);
    const { rows } = await sql<Tally>`
      select count(*) filter (where outcome = 'good')::int as good,
        count(*) filter (where guest and outcome = 'declined')::int as declined,
        count(*) filter (where guest and outcome = 'open' and at > ${openSince})::int as open,
        greatest(0, count(*) filter (where guest and outcome = 'saved')
          - count(*) filter (where guest and step = 'charge'))::int as idle,
        greatest(0, count(*) filter (where guest and outcome = 'saved' and at > ${openSince})
          - count(*) filter (where guest and step = 'charge' and at > ${openSince}))::int as "idleNow"
      from (
        select outcome, step, at, captcha_token_id <> '' as guest from payment_attempts
        where ${condition} and at > ${since} order by at desc limit ${MAX_TALLIED_ATTEMPTS}
      ) as latest`.execute(db);
    return rows[0]!;
  },

  /** Counts the last finished attempts of a network, and how many of them were declined. */
  async countLatest(networkHash: string, limit: number, since: Date): Promise<{ tries: number; declined: number }> {
    const { rows } = await sql<{ tries: number; declined: number }>`
      select count(*)::int as tries, count(*) filter (where outcome = 'declined')::int as declined
      from (
        select outcome from payment_attempts where place = ${networkHash} and at > ${since} and outcome in ('good', 'declined')
        order by at desc limit ${limit}
      ) as latest`.execute(db);
    return rows[0]!;
  },

  /** The score of the captcha that a captcha token was created for. */
  scoreOf: async (captchaTokenId: string): Promise<number> =>
    (await db.selectFrom("captchaTokens").select("score").where("id", "=", captchaTokenId).executeTakeFirst())?.score ??
    0,

  isEscalated: async (churchId: string, now: Date): Promise<boolean> =>
    (await db
      .selectFrom("captchaEscalations")
      .select("churchId")
      .where("churchId", "=", churchId)
      .where("until", ">", now)
      .executeTakeFirst()) !== undefined,

  /** Escalates the captcha of a church. Returns true if it was not escalated before. */
  escalateCaptcha: async (churchId: string, now: Date, until: Date): Promise<boolean> =>
    (await db
      .insertInto("captchaEscalations")
      .values({ churchId, until })
      .onConflict((conflict) =>
        conflict.column("churchId").doUpdateSet({ until }).where("captchaEscalations.until", "<=", now),
      )
      .returning("churchId")
      .executeTakeFirst()) !== undefined,
});
