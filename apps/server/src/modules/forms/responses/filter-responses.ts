import { sql, type RawBuilder } from "kysely";
import { DateInvalid } from "../forms-errors.ts";
import type { SubmissionState } from "../forms-tables.ts";

export interface Sieve {
  state?: SubmissionState | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** A search of many words is still a search: the first of them decide. */
const MAX_WORDS = 6;
const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** The moment a day begins where the church is; asked once, not of every row. */
const beginOf = (churchId: string, day: string, more: number): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${more}::int)::timestamp at time zone
    (select c.time_zone from church_cards c where c.church_id = ${churchId}))`;

/** The calendar of the database begins later than that of a text. */
export function checkDays({ from, to }: Sieve): void {
  if ([from, to].some((day) => day !== undefined && (day < "0002" || day > "9998"))) throw new DateInvalid();
}

/** What a submission `s` of a form must be to be listed; those that are held or wait are shown only when asked for. */
export function filterResponses(churchId: string, formId: string, { state, search, from, to }: Sieve) {
  const conditions = [
    sql`s.church_id = ${churchId} and s.form_id = ${formId} and s.state = ${state ?? "done"}`,
    ...wordsOf(search ?? "").map((word) => sql`s.searched like search_pattern(${word})`),
  ];
  if (from) conditions.push(sql`s.submitted_at >= ${beginOf(churchId, from, 0)}`);
  if (to) conditions.push(sql`s.submitted_at < ${beginOf(churchId, to, 1)}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
