import type { CallAnswer, findDuplicates as findDuplicatesCall, Person } from "@offertory/contract";
import { sql, type RawBuilder } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { describePerson, LIST_COLUMNS } from "../records/describe-person.ts";

type Pairs = CallAnswer<typeof findDuplicatesCall>;
type Because = Pairs[number]["because"];
type IdPair = { one: string; other: string };

const MAX_PAIRS = 100;
/** Of people who share the same sign, only this many are compared with each other. */
const MAX_GROUP_SIZE = 6;

/**
 * Finds pairs of people who are probably the same person. Equal email addresses come first, then names, then phone
 * numbers.
 */
export async function findDuplicates(people: People, { churchId }: Caller): Promise<Pairs> {
  const [byEmail, byName, byPhone] = await Promise.all([
    pairsBy(people, sameEmail(churchId)),
    pairsBy(people, sameName(churchId)),
    pairsBy(people, samePhone(churchId)),
  ]);
  const because = new Map<string, { pair: IdPair; because: Because }>();
  const addPairs = (pairs: IdPair[], reason: Because) => {
    for (const pair of pairs) {
      const key = `${pair.one} ${pair.other}`;
      if (!because.has(key)) because.set(key, { pair, because: reason });
    }
  };
  addPairs(byEmail, "email");
  addPairs(byName, "name");
  addPairs(byPhone, "phone");
  const topPairs = [...because.values()].slice(0, MAX_PAIRS);
  const persons = await readAll(
    people,
    churchId,
    topPairs.flatMap(({ pair }) => [pair.one, pair.other]),
  );
  return topPairs.flatMap(({ pair, because }) => {
    const one = persons.get(pair.one);
    const other = persons.get(pair.other);
    return one && other ? { people: [one, other], because } : [];
  });
}

/** A value that duplicates share: an email address, a phone number or a name. */
interface MatchKey {
  /** Selects the signs of all active people. It reads only the index, in order. */
  all: RawBuilder<unknown>;
  /** Whether the people with one sign can include duplicates at all, so that their rows must be read. */
  mayContainDuplicates: RawBuilder<boolean>;
  /** Selects the people with the sign `shared.sign`. */
  peopleWithKey: RawBuilder<unknown>;
  /** Whether the people `a` and `b` count as duplicates. */
  areDuplicates: RawBuilder<boolean>;
}

const active = (churchId: string) => sql`people where church_id = ${churchId} and stage = 'active'`;

/**
 * False for two people of one household with different first names: families share email addresses and phone numbers.
 */
const notSameHousehold = sql<boolean>`
  not coalesce(a.household_id = b.household_id and fold_text(a.first_name) <> fold_text(b.first_name), false)`;

const sameEmail = (churchId: string): MatchKey => ({
  all: sql`select sort_email as sign from ${active(churchId)} and sort_email <> '~'`,
  mayContainDuplicates: sql`true`,
  peopleWithKey: sql`select * from ${active(churchId)} and sort_email = shared.sign`,
  areDuplicates: notSameHousehold,
});

const samePhone = (churchId: string): MatchKey => ({
  all: sql`
    select mobile_digits as sign from ${active(churchId)} and mobile_digits <> ''
    union all select home_digits from ${active(churchId)} and home_digits <> ''`,
  mayContainDuplicates: sql`true`,
  peopleWithKey: sql`
    select * from ${active(churchId)} and mobile_digits = shared.sign and mobile_digits <> ''
    union select * from ${active(churchId)} and home_digits = shared.sign and home_digits <> ''`,
  areDuplicates: notSameHousehold,
});

/** People with the same name but different birth dates are not duplicates. */
const sameName = (churchId: string): MatchKey => ({
  all: sql`select sort_name as sign, birth_date as born from ${active(churchId)} and sort_name <> ''`,
  mayContainDuplicates: sql`(count(*) > 2 or count(born) < 2 or min(born) = max(born))`,
  peopleWithKey: sql`select * from ${active(churchId)} and sort_name = shared.sign`,
  areDuplicates: sql`coalesce(a.birth_date = b.birth_date, true)`,
});

async function pairsBy(
  { db }: People,
  { all, mayContainDuplicates, peopleWithKey, areDuplicates }: MatchKey,
): Promise<IdPair[]> {
  const sample = sql`select * from (${peopleWithKey}) as bearers limit ${sql.lit(MAX_GROUP_SIZE)}`;
  const { rows } = await sql<IdPair>`
    select a.id as one, b.id as other
    from (select sign from (${all}) as signs group by sign having count(*) > 1 and ${mayContainDuplicates}) as shared
    cross join lateral (${sample}) as a
    join lateral (${sample}) as b on a.id < b.id
    where ${areDuplicates} limit ${MAX_PAIRS}`.execute(db);
  return rows;
}

async function readAll({ db }: People, churchId: string, ids: string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("people")
    .select(LIST_COLUMNS)
    .select("notes")
    .where("churchId", "=", churchId)
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, describePerson(row)]));
}
