import { stringify } from "csv-stringify/sync";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { describeListed, LIST_COLUMNS } from "./describe-person.ts";
import { matchPeople, type PeopleFilter } from "./match-people.ts";

const BATCH = 1000;

const COLUMNS = [
  { key: "id", header: "Id" },
  { key: "name.first", header: "First name" },
  { key: "name.last", header: "Last name" },
  { key: "name.middle", header: "Middle name" },
  { key: "name.nick", header: "Nickname" },
  { key: "name.prefix", header: "Prefix" },
  { key: "name.suffix", header: "Suffix" },
  { key: "membershipStatus", header: "Status" },
  { key: "contactInfo.email", header: "Email" },
  { key: "contactInfo.mobilePhone", header: "Mobile phone" },
  { key: "contactInfo.homePhone", header: "Home phone" },
  { key: "contactInfo.workPhone", header: "Work phone" },
  { key: "contactInfo.address1", header: "Address 1" },
  { key: "contactInfo.address2", header: "Address 2" },
  { key: "contactInfo.city", header: "City" },
  { key: "contactInfo.state", header: "State" },
  { key: "contactInfo.zip", header: "Zip" },
  { key: "birthDate", header: "Birth date" },
  { key: "anniversary", header: "Anniversary" },
  { key: "gender", header: "Gender" },
  { key: "maritalStatus", header: "Marital status" },
  { key: "householdId", header: "Household" },
  { key: "householdRole", header: "Household role" },
];

/** The whole list as CSV, a batch at a time, so that any number of people takes the same memory. */
export async function* exportPeople(people: People, filter: PeopleFilter, caller: Caller): AsyncGenerator<string> {
  yield writeRows([], { header: true, bom: true });
  for await (const rows of inBatches(people, filter, caller)) yield writeRows(rows.map(describeListed));
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
const writeRows = (rows: object[], options: { header?: boolean; bom?: boolean } = {}): string =>
  stringify(rows, {
    ...options,
    columns: COLUMNS,
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: "windows",
  });
