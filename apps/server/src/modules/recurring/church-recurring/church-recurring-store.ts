import type { RecurringState } from "@offertory/contract";
import { sql } from "kysely";
import type { RecurringDatabase } from "../recurring-tables.ts";
import type { SeenChurch } from "../../donations/index.ts";

const STATUS_OF = { active: "active", failing: "past_due", ended: "cancelled" } as const;

export type ChurchRecurringRow = Awaited<ReturnType<ReturnType<typeof churchRecurringStore>["page"]>>[number];

/** Leaves out subscriptions whose first payment was refused: they never became recurring gifts. */
const HAS_BEGUN = sql<boolean>`not (s.status = 'cancelled' and s.failure <> '' and s.tries = 0)`;

export const churchRecurringStore = (db: RecurringDatabase) => ({
  /** Newest first, with the donor's name. `nextTry` is null unless our own scheduler retries the payment. */
  page: ({ churchId }: SeenChurch, state: RecurringState, after: { at: Date; id: string } | null, limit: number) =>
    db
      .selectFrom("subscriptions as s")
      .innerJoin("churchCards as c", "c.churchId", "s.churchId")
      .leftJoin("peopleNames as p", (join) =>
        join.onRef("p.churchId", "=", "s.churchId").onRef("p.personId", "=", "s.personId"),
      )
      .select(["s.churchId", "s.id", "s.personId", "p.displayName", "s.amount", "s.intervalUnit", "s.intervalCount"])
      .select(["s.methodType", "s.methodName", "s.methodLast4", "s.provider", "s.firstDay", "s.dueOn", "s.endedAt"])
      .select(["s.failure", "s.tries", "s.scheduleOwner", "s.createdAt", "s.status", "s.resumesOn", "s.skippedOn"])
      .select(["s.endsOn", "s.maxPayments", "s.endReason"])
      .select(
        sql<string | null>`case when s.schedule_owner = 'us' and s.status = 'past_due'
          then to_char(s.check_at at time zone c.time_zone, 'YYYY-MM-DD') end`.as("nextTry"),
      )
      .where("s.churchId", "=", churchId)
      .where("s.status", "=", STATUS_OF[state])
      .where(HAS_BEGUN)
      .$if(after !== null, (query) => query.where(sql<boolean>`(s.created_at, s.id) < (${after?.at}, ${after?.id})`))
      .orderBy("s.createdAt", "desc")
      .orderBy("s.id", "desc")
      .limit(limit)
      .execute(),

  /** Counts by state; `monthly` is in minor units. A year has 365 days and twelve months. */
  counts: async ({ churchId }: SeenChurch): Promise<Record<RecurringState | "monthly", number>> => {
    const { rows } = await sql<{ status: string; count: number; monthly: number }>`
      select s.status, count(*)::int as count, round(sum(s.amount * case s.interval_unit
          when 'day' then 365.0 / 12 when 'week' then 365.0 / 84 when 'month' then 1 else 1.0 / 12 end
        / s.interval_count))::float8 as monthly
      from subscriptions s
      where s.church_id = ${churchId} and ${HAS_BEGUN} group by s.status`.execute(db);
    const of = (state: RecurringState) => rows.find(({ status }) => status === STATUS_OF[state]);
    return {
      active: of("active")?.count ?? 0,
      failing: of("failing")?.count ?? 0,
      ended: of("ended")?.count ?? 0,
      monthly: (of("active")?.monthly ?? 0) + (of("failing")?.monthly ?? 0),
    };
  },

  /** Payments that did not go through, newest first, at most ten of each recurring gift. */
  unpaid: async ({ churchId }: SeenChurch, ids: readonly string[]) =>
    (
      await sql<{ scheduleId: string; id: string; status: string; failureCode: string }>`
        select i.schedule_id, i.id, i.status, i.failure_code
        from unnest(${ids}::text[]) as wanted (id)
        join lateral (
          select * from payment_intents i
          where i.church_id = ${churchId} and i.schedule_id = wanted.id and i.status in ('failed', 'requires_action', 'cancelled')
          order by i.created_at desc limit 10
        ) i on true
        order by i.created_at desc`.execute(db)
    ).rows,

  /** Returns which of these `about` names belong to an email about a failed payment that was written. */
  emailsAbout: ({ churchId }: SeenChurch, about: readonly string[]) =>
    db
      .selectFrom("givingEmails")
      .select(["about", "writtenAt"])
      .where("churchId", "=", churchId)
      .where("kind", "=", "renewal-failed")
      .where("about", "in", about.length > 0 ? about : [""])
      .execute(),
});
