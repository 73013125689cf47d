import { stringify } from "csv-stringify/sync";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { describeListed, LIST_COLUMNS } from "../records/describe-person.ts";
import { matchPeople, type PeopleFilter } from "../records/match-people.ts";
import { translatorOf } from "./translator-of.ts";

const BATCH = 1000;

/** As the screen says them. */
const COLUMNS = [
  { key: "id", header: "exports:id" },
  { key: "name.first", header: "people:field.first" },
  { key: "name.last", header: "people:field.last" },
  { key: "name.middle", header: "people:field.middle" },
  { key: "name.nick", header: "people:field.nick" },
  { key: "name.prefix", header: "people:field.prefix" },
  { key: "name.suffix", header: "people:field.suffix" },
  { key: "membershipStatus", header: "people:field.membershipStatus" },
  { key: "contactInfo.email", header: "people:field.email" },
  { key: "contactInfo.mobilePhone", header: "people:field.mobilePhone" },
  { key: "contactInfo.homePhone", header: "people:field.homePhone" },
  { key: "contactInfo.workPhone", header: "people:field.workPhone" },
  { key: "contactInfo.address1", header: "people:field.address1" },
  { key: "contactInfo.address2", header: "people:field.address2" },
  { key: "contactInfo.city", header: "people:field.city" },
  { key: "contactInfo.state", header: "people:field.state" },
  { key: "contactInfo.zip", header: "people:field.zip" },
  { key: "birthDate", header: "people:field.birthDate" },
  { key: "anniversary", header: "people:field.anniversary" },
  { key: "gender", header: "people:field.gender" },
  { key: "maritalStatus", header: "people:field.maritalStatus" },
  { key: "household", header: "people:household.title" },
  { key: "householdRole", header: "people:field.householdRole" },
] as const;

/** The whole list as CSV, a batch at a time, so that any number of people takes the same memory. */
export async function* exportPeople(people: People, filter: PeopleFilter, caller: Caller): AsyncGenerator<string> {
  const t = await translatorOf(people, caller);
  yield writeRows([COLUMNS.map(({ header }) => t(header))], { bom: true });
  for await (const rows of inBatches(people, filter, caller)) {
    const names = await readHouseholdNames(people, caller, rows);
    yield writeRows(rows.map((row) => ({ ...describeListed(row), household: names.get(row.householdId ?? "") ?? "" })));
  }
}

/** What the households of these people are called, by their ids. */
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
    const begin = last;
    const rows = await matchPeople(people, filter, caller)
      .select(LIST_COLUMNS)
      .select("sortName")
      .$if(begin !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple("sortName", "id"), ">", tuple(begin?.sortName ?? "", begin?.id ?? "")),
        ),
      )
      .orderBy("sortName")
      .orderBy("id")
      .limit(BATCH)
      .execute();
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

/** A cell that begins like a formula would be run by a spreadsheet: such cells are marked as text. */
const writeRows = (rows: object[], options: { bom?: boolean } = {}): string =>
  stringify(rows, {
    ...options,
    columns: COLUMNS.map(({ key }) => ({ key })),
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: "windows",
  });
