import { sql } from "kysely";
import type { FormsDatabase, SubmissionState } from "../forms-tables.ts";
import { countApproximately } from "../records/count-approximately.ts";
import type { ResponseCursor } from "./response-cursor.ts";
import { filterResponses, type ResponseFilter } from "./filter-responses.ts";

export interface ResponseRow {
  id: string;
  submittedAt: Date;
  state: SubmissionState;
  contentId: string | null;
  submittedBy: string | null;
  displayName: string | null;
  answers: Record<string, string>;
}

export interface ResponseQuery {
  churchId: string;
  formId: string;
  filter: ResponseFilter;
}

export const responseStore = (db: FormsDatabase) => ({
  /** Returns a page of responses with their answers, newest first. */
  page: async (
    { churchId, formId, filter }: ResponseQuery,
    after: Pick<ResponseCursor, "at" | "id"> | null,
    limit: number,
  ): Promise<ResponseRow[]> => {
    const afterCursor = after ? sql`and (s.submitted_at, s.id) < (${after.at}, ${after.id})` : sql``;
    const { rows } = await sql<ResponseRow>`
      select s.id, s.submitted_at as "submittedAt", s.state, s.content_id as "contentId", s.submitted_by as "submittedBy",
        p.display_name as "displayName", s.answers
      from (
        select s.* from form_submissions s where ${filterResponses(churchId, formId, filter)} ${afterCursor}
        order by s.submitted_at desc, s.id desc limit ${limit}
      ) as s left join people_names p on p.church_id = s.church_id and p.person_id = s.submitted_by
      order by s.submitted_at desc, s.id desc`.execute(db.withoutPlugins());
    return rows;
  },

  count: ({ churchId, formId, filter }: ResponseQuery): Promise<number> =>
    countApproximately(db, sql`form_submissions s where ${filterResponses(churchId, formId, filter)}`),

  /** Returns those of the questions that have answers. */
  answered: async (churchId: string, formId: string, questionIds: readonly string[]): Promise<Set<string>> => {
    const { rows } = await sql<{ id: string }>`select q.id from unnest(${questionIds}::text[]) as q (id) where exists (
        select 1 from form_submissions s where s.church_id = ${churchId} and s.form_id = ${formId} and s.answers ? q.id
      )`.execute(db);
    return new Set(rows.map(({ id }) => id));
  },
});
