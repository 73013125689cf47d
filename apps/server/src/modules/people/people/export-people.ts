import { MAX_PEOPLE_SELECTED } from "@offertory/contract";
import { writeCsv } from "../../../platform/csv/write-csv.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { describeListed, LIST_COLUMNS } from "../records/describe-person.ts";
import { FILE_COLUMNS } from "../records/person-fields.ts";
import { matchPeople, type PeopleFilter } from "../records/match-people.ts";
import { readTagsOf } from "../records/read-tags-of.ts";
import { translatorForPerson } from "./translator-for-person.ts";

const BATCH_SIZE = 1000;

/** The headers use the strings that label the fields on screens. */
const COLUMNS = [
  { key: "id", header: "exports:id" } as const,
  ...FILE_COLUMNS,
  { key: "tags", header: "people:tags.title" } as const,
];

type Query = Omit<PeopleFilter, "ids"> & { ids?: string | undefined };

/**
 * Exports all people that match a filter, or those with the given ids of them, as CSV, in batches, so that memory use
 * does not grow with their number.
 */
export async function* exportPeople(people: People, { ids, ...rows }: Query, caller: Caller): AsyncGenerator<string> {
  const filter: PeopleFilter = { ...rows, ...(ids !== undefined && { ids: readIds(ids) }) };
  const t = await translatorForPerson(people, caller);
  yield writeRows([COLUMNS.map(({ header }) => t(header))], { bom: true });
  for await (const rows of inBatches(people, filter, caller)) {
    const [names, tags] = await Promise.all([
      readHouseholdNames(people, caller, rows),
      readTagsOf(people, caller.churchId, rows),
    ]);
    yield writeRows(
      rows.map((row) => ({
        ...describeListed(row),
        household: names.get(row.householdId ?? "") ?? "",
        tags: (tags.get(row.id) ?? []).map(({ name }) => name).join("; "),
      })),
    );
  }
}

const readIds = (ids: string): string[] => [...new Set(ids.split(",").filter(Boolean))].slice(0, MAX_PEOPLE_SELECTED);

async function readHouseholdNames(
  { db }: People,
  { churchId }: Caller,
  rows: readonly { householdId: string | null }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ householdId }) => householdId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom("households")
    .select(["id", "name"])
    .where("churchId", "=", churchId)
    .where("id", "in", ids)
    .execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

async function* inBatches(people: People, filter: PeopleFilter, caller: Caller) {
  let last: { sortName: string; id: string } | undefined;
  do {
    const after = last;
    const rows = await matchPeople(people, filter, caller)
      .select(LIST_COLUMNS)
      .select("sortName")
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple("sortName", "id"), ">", tuple(after?.sortName ?? "", after?.id ?? "")),
        ),
      )
      .orderBy("sortName")
      .orderBy("id")
      .limit(BATCH_SIZE)
      .execute();
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH_SIZE ? rows.at(-1) : undefined;
  } while (last);
}

const writeRows = (rows: object[], options: { bom?: boolean } = {}): string =>
  writeCsv(rows, { ...options, columns: COLUMNS.map(({ key }) => ({ key })) });
