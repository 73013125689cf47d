import type { PersonSummary } from "@offertory/contract";
import { sql } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { describeSummary, SUMMARY_COLUMNS, type SummaryRow } from "./describe-person.ts";
import { matchPeople, wordsOf } from "./match-people.ts";

const MOST_FOUND = 25;
/** Enough to choose from; more than this is not looked at. */
const MOST_LOOKED_AT = 500;

/** People by name or email: those whose last or first name begins with the term, then those who hold its words. */
export async function searchPeople(people: People, term: string, caller: Caller): Promise<PersonSummary[]> {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  const [byLast, byFirst] = await Promise.all([
    nameBegins(people, "sortName", words.join(" "), caller),
    nameBegins(people, "callName", words.join(" "), caller),
  ]);
  const begins = shareOut(byLast, byFirst);
  const found = begins.length < MOST_FOUND ? [...begins, ...(await holdsWords(people, words, caller))] : begins;
  return distinct(found).slice(0, MOST_FOUND).map(describeSummary);
}

const nameBegins = (
  people: People,
  column: "sortName" | "callName",
  begin: string,
  caller: Caller,
): Promise<SummaryRow[]> =>
  matchPeople(people, {}, caller)
    .select(SUMMARY_COLUMNS)
    .where(column, ">=", sql<string>`fold_text(${begin})`)
    .where(column, "<", sql<string>`fold_text(${begin}) || chr(1114111)`)
    .orderBy(column)
    .orderBy("id")
    .limit(MOST_FOUND)
    .execute();

const holdsWords = (people: People, words: string[], caller: Caller): Promise<SummaryRow[]> =>
  people.db
    .with(
      (cte) => cte("found").materialized(),
      () =>
        matchPeople(people, { search: words.join(" ") }, caller)
          .select(SUMMARY_COLUMNS)
          .select("sortName")
          .limit(MOST_LOOKED_AT),
    )
    .selectFrom("found")
    .selectAll()
    .orderBy("sortName")
    .orderBy("id")
    .limit(MOST_FOUND)
    .execute();

/** Half of the places for either; what one does not need is the other's. */
function shareOut(one: SummaryRow[], other: SummaryRow[]): SummaryRow[] {
  const others = distinct([...one, ...other]).slice(one.length);
  const half = Math.ceil(MOST_FOUND / 2);
  const ofOne = Math.max(half, MOST_FOUND - others.length);
  return [...one.slice(0, ofOne), ...others].slice(0, MOST_FOUND);
}

const distinct = (rows: SummaryRow[]): SummaryRow[] => [...new Map(rows.map((row) => [row.id, row])).values()];
