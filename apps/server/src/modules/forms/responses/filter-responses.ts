import { sql, type RawBuilder } from "kysely";
import { DateInvalid } from "../forms-errors.ts";
import type { SubmissionState } from "../forms-tables.ts";

export interface ResponseFilter {
  state?: SubmissionState | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Limits the words of a search; further words are ignored. */
const MAX_WORDS = 6;
const searchWords = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** The start of a day in the church's time zone, as a subquery that PostgreSQL evaluates once, not for every row. */
const startOfDay = (churchId: string, day: string, more: number): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${more}::int)::timestamp at time zone
    (select c.time_zone from church_cards c where c.church_id = ${churchId}))`;

/** Refuses days at the ends of the calendar, such as year 0000, which PostgreSQL rejects. */
export function checkDays({ from, to }: ResponseFilter): void {
  if ([from, to].some((day) => day !== undefined && (day < "0002" || day > "9998"))) throw new DateInvalid();
}

/** The SQL condition for submissions `s` in a list. Without `state`, only finished submissions match. */
export function filterResponses(churchId: string, formId: string, { state, search, from, to }: ResponseFilter) {
  const conditions = [
    sql`s.church_id = ${churchId} and s.form_id = ${formId} and s.state = ${state ?? "done"}`,
    ...searchWords(search ?? "").map((word) => sql`s.searched like search_pattern(${word})`),
  ];
  if (from) conditions.push(sql`s.submitted_at >= ${startOfDay(churchId, from, 0)}`);
  if (to) conditions.push(sql`s.submitted_at < ${startOfDay(churchId, to, 1)}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
