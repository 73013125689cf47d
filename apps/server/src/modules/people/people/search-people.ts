import type { PersonSummary } from "@offertory/contract";
import { sql, type RawBuilder } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { describeSummary, type SummaryRow } from "../records/describe-person.ts";
import { MEMBER_RANKS, searchWords } from "../records/match-people.ts";
import { visibilityFor } from "../records/may-see-people.ts";

const MAX_FOUND = 25;
/** The most people that a search by words reads, before the first MAX_FOUND by name are returned. */
const MAX_SCANNED = 500;

type FoundRow = SummaryRow & { part: "last" | "first" | "words" };

/**
 * Searches people by name or email address: first those whose last or first name begins with the term, then those who
 * match its words anywhere.
 */
export async function searchPeople(people: People, term: string, caller: Caller): Promise<PersonSummary[]> {
  const words = searchWords(term);
  if (words.length === 0) return [];
  const found = await findPeople(people, words, caller);
  const partOf = (part: FoundRow["part"]) => found.filter((row) => row.part === part);
  const prefixMatches = shareLimit(partOf("last"), partOf("first"));
  return distinct([...prefixMatches, ...partOf("words")])
    .slice(0, MAX_FOUND)
    .map(describeSummary);
}

/**
 * Runs all three searches in one statement. The search by words runs only if fewer than MAX_FOUND names begin with the
 * term.
 */
async function findPeople(people: People, words: readonly string[], caller: Caller): Promise<FoundRow[]> {
  const visible = visibleTo(caller);
  const limit = sql.lit(MAX_FOUND);
  const { rows } = await sql<FoundRow>`
    with asked as materialized (select fold_text(${words.join(" ")}) as start, fold_text(${words.join(" ")}) || chr(1114111) as stop),
    last as materialized (
      select ${COLUMNS} from people where ${visible} and sort_name >= (select start from asked) and sort_name < (select stop from asked)
      order by sort_name, id limit ${limit}
    ), first as materialized (
      select ${COLUMNS} from people where ${visible} and call_name >= (select start from asked) and call_name < (select stop from asked)
      order by call_name, id limit ${limit}
    ), words as materialized (
      select ${COLUMNS}, sort_name from people
      where ${visible} and ${sql.join(words.map(matchesWord), sql` and `)}
        and (select count(*) from (select id from last union select id from first) as begun) < ${limit}
      limit ${sql.lit(MAX_SCANNED)}
    )
    select 'last' as part, last.* from last
    union all select 'first', first.* from first
    union all (select 'words', ${NAMES} from words order by sort_name, id limit ${limit})`.execute(
    people.db.withoutPlugins(),
  );
  return rows;
}

/**
 * The subquery makes PostgreSQL compute the pattern once. The planner does not need its value: the query reads at most
 * MAX_SCANNED rows, in any order.
 */
const matchesWord = (word: string) => sql`people.searched like (select search_pattern(${word}))`;

const COLUMNS = sql`id, first_name as "firstName", last_name as "lastName", nick,
  display_name as "displayName", email, list_photo as photo, photo_updated as "photoUpdated",
  membership_status as "membershipStatus"`;
const NAMES = sql`id, "firstName", "lastName", nick, "displayName", email, photo, "photoUpdated", "membershipStatus"`;

/** The people of the caller's church that the caller may see. */
function visibleTo(caller: Caller): RawBuilder<unknown> {
  const active = sql`church_id = ${caller.churchId} and stage = 'active'`;
  switch (visibilityFor(caller)) {
    case "all":
      return active;
    case "members":
      return sql`${active} and sort_status = any(${MEMBER_RANKS})`;
    case "self":
      return sql`${active} and id = ${caller.personId}`;
  }
}

/** Gives each list half of MAX_FOUND, and what one list does not need to the other. */
function shareLimit(one: FoundRow[], other: FoundRow[]): FoundRow[] {
  const others = distinct([...one, ...other]).slice(one.length);
  const half = Math.ceil(MAX_FOUND / 2);
  const ofOne = Math.max(half, MAX_FOUND - others.length);
  return [...one.slice(0, ofOne), ...others].slice(0, MAX_FOUND);
}

const distinct = (rows: FoundRow[]): FoundRow[] => [...new Map(rows.map((row) => [row.id, row])).values()];
