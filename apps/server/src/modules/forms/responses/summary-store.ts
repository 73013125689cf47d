import { sql } from "kysely";
import type { FormsDatabase } from "../forms-tables.ts";

interface ValueCount {
  questionId: string;
  value: string;
  count: number;
}

interface NumberStatistics {
  questionId: string;
  smallest: number;
  largest: number;
  average: number;
  sum: number;
}

/** Limits the distinct values, per question on average. More would not be a summary. */
const MAX_VALUES = 1000;
const MAX_LATEST = 5;
const MAX_DAYS = 366;

export const summaryStore = (db: FormsDatabase) => {
  const answersFrom = (
    churchId: string,
    formId: string,
  ) => sql`form_submissions s, jsonb_each_text(s.answers) as a (question_id, value)
    where s.church_id = ${churchId} and s.form_id = ${formId} and s.state = 'done' and a.value <> ''`;

  return {
    /** Counts submissions per day in the church's time zone, for the latest 366 days that have any. */
    byDay: async (churchId: string, formId: string): Promise<{ day: string; count: number }[]> =>
      (
        await sql<{ day: string; count: number }>`
          select to_char(s.submitted_at at time zone c.time_zone, 'YYYY-MM-DD') as day, count(*)::int as count
          from form_submissions s join church_cards c on c.church_id = s.church_id
          where s.church_id = ${churchId} and s.form_id = ${formId} and s.state = 'done'
          group by 1 order by 1 desc limit ${MAX_DAYS}`.execute(db)
      ).rows.toReversed(),

    /** Returns the day of a moment in the church's time zone. */
    dayOf: async (churchId: string, at: Date): Promise<string> => {
      const { rows } = await sql<{ day: string }>`
        select to_char(${at}::timestamptz at time zone time_zone, 'YYYY-MM-DD') as day
        from church_cards where church_id = ${churchId}`.execute(db);
      return rows[0]!.day;
    },

    /** Counts the non-empty answers to each question. */
    answered: async (churchId: string, formId: string): Promise<Map<string, number>> => {
      const { rows } = await sql<{ id: string; count: number }>`
        select a.question_id as id, count(*)::int as count from ${answersFrom(churchId, formId)} group by 1`.execute(
        db,
      );
      return new Map(rows.map(({ id, count }) => [id, count]));
    },

    /** Counts each distinct value, most frequent first. Values are cut to `characters`, which groups dates by month. */
    values: async (
      churchId: string,
      formId: string,
      ids: readonly string[],
      characters: number,
    ): Promise<ValueCount[]> =>
      (
        await sql<ValueCount>`
          select a.question_id as "questionId", left(a.value, ${characters}) as value, count(*)::int as count
          from ${answersFrom(churchId, formId)} and a.question_id = any(${ids}::text[])
          group by 1, 2 order by 3 desc, 2 limit ${MAX_VALUES * Math.max(1, ids.length)}`.execute(db.withoutPlugins())
      ).rows,

    /** Returns statistics of numeric answers; other texts are ignored. */
    numbers: async (churchId: string, formId: string, ids: readonly string[]): Promise<NumberStatistics[]> =>
      (
        await sql<NumberStatistics>`
          select n.question_id as "questionId", min(n.value)::float8 as smallest, max(n.value)::float8 as largest,
            avg(n.value)::float8 as average, sum(n.value)::float8 as sum
          from (
            select a.question_id, case when a.value ~ '^[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)$' then a.value::numeric end as value
            from ${answersFrom(churchId, formId)} and a.question_id = any(${ids}::text[])
          ) as n where n.value is not null group by 1`.execute(db.withoutPlugins())
      ).rows,

    latest: async (churchId: string, formId: string, questionId: string) =>
      (
        await sql<{ submissionId: string; value: string }>`
          select s.id as "submissionId", left(s.answers ->> ${questionId}, 500) as value from form_submissions s
          where s.church_id = ${churchId} and s.form_id = ${formId} and s.state = 'done' and s.answers ->> ${questionId} <> ''
          order by s.submitted_at desc, s.id desc limit ${MAX_LATEST}`.execute(db.withoutPlugins())
      ).rows,
  };
};
