import { sql, type Selectable, type Updateable } from "kysely";
import { jobsFor, type Job } from "../../../platform/jobs/jobs.ts";
import type { FormsDatabase, FormsTables } from "../forms-tables.ts";

export type SubmissionRow = Selectable<FormsTables["formSubmissions"]>;
/** The answers of a submission, by question id. */
export type Answers = ReadonlyMap<string, string>;

/** Limits the searchable text of all answers of a submission together. */
const MAX_SEARCH_TEXT_LENGTH = 8000;
const inColumn = (answers: Answers) =>
  sql<Record<string, string>>`jsonb_object(${[...answers.keys()]}::text[], ${[...answers.values()]}::text[])`;

/** A submission to insert. Its answers are passed separately. */
export type NewSubmission = Omit<SubmissionRow, "searched" | "answers">;

const searchText = (answers: Answers) => {
  const text = [...answers.values()].filter(Boolean).join(" ").slice(0, MAX_SEARCH_TEXT_LENGTH);
  return sql<string>`left(' ' || search_text(${text}), ${MAX_SEARCH_TEXT_LENGTH})`;
};

export const submissionStore = (db: FormsDatabase) => {
  const one = (churchId: string, id: string) =>
    db.selectFrom("formSubmissions").selectAll().where("churchId", "=", churchId).where("id", "=", id);

  return {
    find: (churchId: string, id: string): Promise<SubmissionRow | undefined> => one(churchId, id).executeTakeFirst(),

    /** Finds a submission by its id alone, because a client with a submission key does not name the church. */
    findById: (id: string): Promise<SubmissionRow | undefined> =>
      db.selectFrom("formSubmissions").selectAll().where("id", "=", id).executeTakeFirst(),

    /**
     * Takes an advisory lock until the transaction ends, so that of two equal submissions at once the second waits for
     * the first.
     */
    lockRepeat: (repeatKey: string) =>
      sql`select pg_advisory_xact_lock(hashtextextended(${`form-submission/${repeatKey}`}, 0))`.execute(db),

    /**
     * Locks the submission's row until the transaction ends, so that finishing and changing it run one after another.
     */
    lock: (churchId: string, id: string): Promise<SubmissionRow | undefined> =>
      one(churchId, id).forUpdate().executeTakeFirst(),

    findByClient: (churchId: string, formId: string, clientKey: string): Promise<SubmissionRow | undefined> =>
      db
        .selectFrom("formSubmissions")
        .selectAll()
        .where("churchId", "=", churchId)
        .where("formId", "=", formId)
        .where("clientKey", "=", clientKey)
        .executeTakeFirst(),

    /** Finds a finished submission with the same sender and answers that was sent after `since`. */
    findRepeat: (
      { churchId, formId, repeatKey }: Pick<SubmissionRow, "churchId" | "formId" | "repeatKey">,
      since: Date,
    ): Promise<SubmissionRow | undefined> =>
      db
        .selectFrom("formSubmissions")
        .selectAll()
        .where("churchId", "=", churchId)
        .where("formId", "=", formId)
        .where("state", "=", "done")
        .where("submittedAt", ">", since)
        .where("repeatKey", "=", repeatKey)
        .limit(1)
        .executeTakeFirst(),

    /**
     * Returns false when the same page has sent a submission already. A concurrent insert waits for the first one and
     * then returns false.
     */
    add: async ({ prices, ...row }: NewSubmission, answers: Answers): Promise<boolean> =>
      (await db
        .insertInto("formSubmissions")
        .values({
          ...row,
          prices: prices && JSON.stringify(prices),
          answers: inColumn(answers),
          searched: searchText(answers),
        })
        .onConflict((conflict) =>
          conflict.columns(["churchId", "formId", "clientKey"]).where("clientKey", "is not", null).doNothing(),
        )
        .returning("id")
        .executeTakeFirst()) !== undefined,

    /** Inserts a submission together with its jobs in a single statement, which needs no explicit transaction. */
    async addWithJobs(row: NewSubmission, answers: Answers, jobs: readonly Job<object>[]): Promise<boolean> {
      const added = sql`insert into form_submissions (church_id, id, form_id, state, content_type, content_id, submitted_by,
          submitted_at, client_key, repeat_key, language, answers, searched)
        values (${row.churchId}, ${row.id}, ${row.formId}, ${row.state}, ${row.contentType}, ${row.contentId},
          ${row.submittedBy}, ${row.submittedAt}, ${row.clientKey}, ${row.repeatKey}, ${row.language}, ${inColumn(answers)},
          ${searchText(answers)})
        on conflict (church_id, form_id, client_key) where client_key is not null do nothing
        returning church_id, id`;
      const withJobs = sql`with added as (${added}), queued as (${jobsFor(sql`added`, jobs)})
        select (select count(*) from queued) as queued from added`;
      const { rows } = await (jobs.length === 0 ? added : withJobs).execute(db);
      return rows.length > 0;
    },

    change: (
      { churchId, id }: Pick<SubmissionRow, "churchId" | "id">,
      change: Pick<
        Updateable<FormsTables["formSubmissions"]>,
        "state" | "submittedAt" | "finishedAlone" | "paymentFailedAt" | "prices"
      >,
    ) => db.updateTable("formSubmissions").set(change).where("churchId", "=", churchId).where("id", "=", id).execute(),

    /** Replaces the answers to these questions; other answers stay. */
    async putAnswers({ churchId, id }: Pick<SubmissionRow, "churchId" | "id">, answers: Answers): Promise<void> {
      if (answers.size === 0) return;
      await sql`update form_submissions set answers = answers || ${inColumn(answers)}
        where church_id = ${churchId} and id = ${id}`.execute(db);
    },

    updateSearchText: ({ churchId, id }: Pick<SubmissionRow, "churchId" | "id">, answers: Answers) =>
      db
        .updateTable("formSubmissions")
        .set({ searched: searchText(answers) })
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .execute(),

    remove: ({ churchId, id }: Pick<SubmissionRow, "churchId" | "id">) =>
      db.deleteFrom("formSubmissions").where("churchId", "=", churchId).where("id", "=", id).execute(),

    /** Lists submissions that have waited for their payment since before this time, oldest first. */
    listWaitingSince: (before: Date, limit: number): Promise<SubmissionRow[]> =>
      db
        .selectFrom("formSubmissions")
        .selectAll()
        .where(sql<boolean>`state = 'waiting'`)
        .where("submittedAt", "<", before)
        .orderBy("submittedAt")
        .limit(limit)
        .execute(),
  };
};
