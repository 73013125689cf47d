import type { CallAnswer, findDuplicates as findDuplicatesCall, Person } from "@offertory/contract";
import { sql, type RawBuilder } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { describePerson, LIST_COLUMNS } from "./describe-person.ts";

type Pairs = CallAnswer<typeof findDuplicatesCall>;
type Because = Pairs[number]["because"];
type IdPair = { one: string; other: string };

const MOST_PAIRS = 100;
/** Of a name or an address that many share, the first few. */
const LARGEST_GROUP = 6;

/** Pairs of people who are probably one, the surest signs first. */
export async function findDuplicates(people: People, { churchId }: Caller): Promise<Pairs> {
  const [byEmail, byName, byPhone] = await Promise.all([
    pairsBy(people, churchId, sameEmail(churchId), notOneFamily),
    pairsBy(people, churchId, sameName(churchId), bornOnOneDay),
    pairsBy(people, churchId, samePhone(churchId), notOneFamily),
  ]);
  const because = new Map<string, { pair: IdPair; because: Because }>();
  const note = (pairs: IdPair[], reason: Because) => {
    for (const pair of pairs) {
      const key = `${pair.one} ${pair.other}`;
      if (!because.has(key)) because.set(key, { pair, because: reason });
    }
  };
  note(byEmail, "email");
  note(byName, "name");
  note(byPhone, "phone");
  const surest = [...because.values()].slice(0, MOST_PAIRS);
  const persons = await readAll(
    people,
    churchId,
    surest.flatMap(({ pair }) => [pair.one, pair.other]),
  );
  return surest.flatMap(({ pair, because }) => {
    const one = persons.get(pair.one);
    const other = persons.get(pair.other);
    return one && other ? { people: [one, other], because } : [];
  });
}

// Each of these reads one index from end to end, and no table.
const sameEmail = (churchId: string) => sql`
  select sort_email as sign, id, null::date as born from people where church_id = ${churchId} and stage = 'active' and sort_email <> '~'`;
const sameName = (churchId: string) => sql`
  select sort_name as sign, id, birth_date as born from people where church_id = ${churchId} and stage = 'active' and sort_name <> ''`;
const samePhone = (churchId: string) => sql`
  select mobile_digits as sign, id, null::date as born from people where church_id = ${churchId} and stage = 'active' and mobile_digits <> ''
  union
  select home_digits, id, null from people where church_id = ${churchId} and stage = 'active' and home_digits <> ''`;

/** Namesakes who were born on different days are two. */
const bornOnOneDay = sql<boolean>`coalesce(a.birth_date = b.birth_date, true)`;
/** A family shares an address and a telephone. */
const notOneFamily = sql<boolean>`
  not coalesce(a.household_id = b.household_id and fold_text(a.first_name) <> fold_text(b.first_name), false)`;

async function pairsBy(
  { db }: People,
  churchId: string,
  signs: RawBuilder<unknown>,
  areOne: RawBuilder<boolean>,
): Promise<IdPair[]> {
  const inGroup = sql`select * from people where church_id = ${churchId} and id = any(groups.ids)`;
  const { rows } = await sql<IdPair>`
    select a.id as one, b.id as other
    from (
      select (array_agg(id))[1:${sql.lit(LARGEST_GROUP)}] as ids
      from (${signs}) as signs group by sign
      having count(*) > 1 and (count(born) < count(*) or count(distinct born) < count(*))
    ) as groups
    cross join lateral (${inGroup}) as a
    join lateral (${inGroup}) as b on a.id < b.id
    where ${areOne} limit ${MOST_PAIRS}`.execute(db);
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
