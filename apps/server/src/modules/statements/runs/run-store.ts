import type { STATEMENT_PROBLEMS } from "@offertory/contract";
import { sql, type Selectable } from "kysely";
import type { StatementsDatabase, StatementsTables } from "../statements-tables.ts";
import type { SeenChurch } from "../../donations/index.ts";
import type { EmailState } from "../statements-tables.ts";

export type RunRow = Selectable<StatementsTables["statementRuns"]>;
type NewRun = Omit<RunRow, "stalled" | "resumesAt" | "endedAt">;
export interface CountedRun extends RunRow {
  emails: number;
  sent: number;
  waiting: number;
  failed: number;
  unsure: number;
  skipped: number;
}
export type ProblemReason = (typeof STATEMENT_PROBLEMS)[number];

export interface Problem {
  personId: string;
  name: string;
  email: string;
  state: "failed" | "unsure";
  reason: ProblemReason;
  detail: string;
}

interface Outcome {
  state: EmailState;
  reason?: ProblemReason | "";
  detail?: string;
}

const MAX_PROBLEMS = 200;

export const runStore = (db: StatementsDatabase) => {
  const plain = db.withoutPlugins();
  const counted = (where: ReturnType<typeof sql>) => sql<CountedRun>`
    select r.church_id as "churchId", r.id, r.year, r.status, r.asked_by as "askedBy", r.stalled, r.resumes_at as "resumesAt",
      r.started_at as "startedAt", r.ended_at as "endedAt",
      count(l.*)::int as emails,
      count(l.*) filter (where l.state = 'sent')::int as sent,
      count(l.*) filter (where l.state in ('waiting', 'sending'))::int as waiting,
      count(l.*) filter (where l.state = 'failed')::int as failed,
      count(l.*) filter (where l.state = 'unsure')::int as unsure,
      count(l.*) filter (where l.state = 'skipped')::int as skipped
    from statement_runs r left join statement_emails l on l.church_id = r.church_id and l.run_id = r.id
    where ${where} group by r.church_id, r.id order by r.started_at desc`;

  return {
    list: async (churchId: string, year: number): Promise<CountedRun[]> =>
      (await counted(sql`r.church_id = ${churchId} and r.year = ${year}`).execute(plain)).rows,

    find: async (churchId: string, id: string): Promise<CountedRun | undefined> =>
      (await counted(sql`r.church_id = ${churchId} and r.id = ${id}`).execute(plain)).rows[0],

    problems: async ({ churchId }: SeenChurch, runId: string): Promise<Problem[]> =>
      (
        await sql<Problem>`
          select l.person_id as "personId", p.display_name as name, p.email, l.state, l.reason, l.detail
          from statement_emails l join people_addresses p on p.church_id = l.church_id and p.person_id = l.person_id
          where l.church_id = ${churchId} and l.run_id = ${runId} and l.state in ('failed', 'unsure')
          order by p.sort_name, l.person_id limit ${MAX_PROBLEMS}`.execute(plain)
      ).rows,

    /** Returns false if another mailing of the year is running. */
    add: async (run: NewRun): Promise<boolean> =>
      (await db
        .insertInto("statementRuns")
        .values(run)
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst()) !== undefined,

    addEmails: async ({ churchId, id: runId, year, startedAt }: NewRun, ids: readonly string[]) => {
      await sql`
        insert into statement_emails (church_id, run_id, person_id, year, state, changed_at)
        select ${churchId}, ${runId}, id, ${year}, 'waiting', ${startedAt} from unnest(${ids}::text[]) as id`.execute(
        plain,
      );
    },

    /** Returns the people whose emails are waiting; none if the mailing is not running. */
    next: async (churchId: string, runId: string, limit: number): Promise<string[]> =>
      (
        await sql<{ personId: string }>`
          select l.person_id as "personId" from statement_emails l
          join statement_runs r on r.church_id = l.church_id and r.id = l.run_id and r.status = 'running'
          where l.church_id = ${churchId} and l.run_id = ${runId} and l.state = 'waiting'
          order by l.person_id limit ${limit}`.execute(plain)
      ).rows.map(({ personId }) => personId),

    /** Marks an email as `sending` before it is sent. False if another process has it, or the mailing was cancelled. */
    claim: async (churchId: string, runId: string, personId: string, now: Date): Promise<boolean> =>
      (
        await sql`
          update statement_emails l set state = 'sending', tries = tries + 1, changed_at = ${now}
          from statement_runs r
          where l.church_id = ${churchId} and l.run_id = ${runId} and l.person_id = ${personId} and l.state = 'waiting'
            and r.church_id = l.church_id and r.id = l.run_id and r.status = 'running'`.execute(plain)
      ).numAffectedRows === 1n,

    /** Records the outcome of an email, also if it was marked as `unsure` in the meantime. */
    settle: async (
      churchId: string,
      runId: string,
      personId: string,
      { state, reason = "", detail = "" }: Outcome,
      now: Date,
    ) => {
      await sql`
        update statement_emails set state = ${state}, reason = ${reason}, detail = ${detail.slice(0, 500)}, changed_at = ${now}
        where church_id = ${churchId} and run_id = ${runId} and person_id = ${personId}
          and state in ('waiting', 'sending', 'unsure')`.execute(plain);
    },

    triesOf: async (churchId: string, runId: string, personId: string): Promise<number> =>
      (
        await db
          .selectFrom("statementEmails")
          .select("tries")
          .where("churchId", "=", churchId)
          .where("runId", "=", runId)
          .where("personId", "=", personId)
          .executeTakeFirst()
      )?.tries ?? 0,

    /** Marks emails as `unsure` whose sending was interrupted: they may have been sent. */
    markUnsure: async (churchId: string, runId: string, before: Date, now: Date): Promise<void> => {
      await sql`
        update statement_emails set state = 'unsure', reason = 'interrupted', changed_at = ${now}
        where church_id = ${churchId} and run_id = ${runId} and state = 'sending' and changed_at < ${before}`.execute(
        plain,
      );
    },

    stall: (churchId: string, id: string, stalled: boolean) =>
      db.updateTable("statementRuns").set({ stalled }).where("churchId", "=", churchId).where("id", "=", id).execute(),

    /** Sets when a mailing continues that has used up the church's emails of the day; null when it has continued. */
    pause: (churchId: string, id: string, resumesAt: Date | null) =>
      db
        .updateTable("statementRuns")
        .set({ resumesAt })
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .execute(),

    /** Ends the mailing if nothing is left to be sent. Returns whether it has ended. */
    finish: async (churchId: string, id: string, now: Date): Promise<boolean> => {
      await sql`
        update statement_runs r set status = 'done', stalled = false, resumes_at = null, ended_at = ${now}
        where r.church_id = ${churchId} and r.id = ${id} and r.status = 'running' and not exists (
          select from statement_emails l where l.church_id = r.church_id and l.run_id = r.id and l.state in ('waiting', 'sending')
        )`.execute(plain);
      const run = await db
        .selectFrom("statementRuns")
        .select("status")
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .executeTakeFirst();
      return run?.status !== "running";
    },

    cancel: async (churchId: string, id: string, now: Date): Promise<void> => {
      await sql`
        with ended as (
          update statement_runs set status = 'cancelled', stalled = false, resumes_at = null, ended_at = ${now}
          where church_id = ${churchId} and id = ${id} and status = 'running' returning church_id, id
        )
        update statement_emails l set state = 'cancelled', changed_at = ${now} from ended
        where l.church_id = ended.church_id and l.run_id = ended.id and l.state = 'waiting'`.execute(plain);
    },

    /** Reopens an ended mailing. Returns false if it has no email in these states. */
    reopen: async (churchId: string, id: string, states: readonly EmailState[], now: Date): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update statement_emails set state = 'waiting', reason = '', detail = '', tries = 0, changed_at = ${now}
        where church_id = ${churchId} and run_id = ${id} and state = any(${states})`.execute(plain);
      if (!numAffectedRows) return false;
      await sql`update statement_runs set status = 'running', ended_at = null where church_id = ${churchId} and id = ${id}`.execute(
        plain,
      );
      return true;
    },

    /** Deletes the replies of mail servers about a person, because they may contain the person's name or address. */
    forget: async (churchId: string, personId: string): Promise<void> => {
      await sql`update statement_emails set detail = '' where church_id = ${churchId} and person_id = ${personId}`.execute(
        plain,
      );
    },

    /** Moves the emails of a merged person, except in mailings where the kept person has one too. */
    move: async (churchId: string, from: string, to: string): Promise<void> => {
      await sql`
        update statement_emails l set person_id = ${to}
        where l.church_id = ${churchId} and l.person_id = ${from} and not exists (
          select from statement_emails o where o.church_id = l.church_id and o.run_id = l.run_id and o.person_id = ${to}
        )`.execute(plain);
    },
  };
};
