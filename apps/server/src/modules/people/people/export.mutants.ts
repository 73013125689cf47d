import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An export contains only people of the caller's church",
    file: "../records/match-people.ts",
    find: '.where("people.churchId", "=", caller.churchId)',
    replace: "",
    test: "./export-people.test.ts",
    title: "S6.01 only a caller with permission to view people can export them, and only those of their church",
  },
  {
    guard: "A cell in an export of people is never run as a formula",
    file: "../../../platform/csv/write-csv.ts",
    find: "escape_formulas: true,",
    replace: "",
    test: "./export-people.test.ts",
    title: "S2.30 cells that a spreadsheet would run as a formula are marked as text",
  },
  {
    guard: "Only a caller with permission to view people can export them",
    file: "./people.routes.ts",
    find: "serve(app, exportPeopleCall, {\n    allow: allowedTo(can.viewPeople),",
    replace: "serve(app, exportPeopleCall, {\n    allow: people.guards.member,",
    test: "./export-people.test.ts",
    title: "S6.01 only a caller with permission to view people can export them, and only those of their church",
  },
  {
    guard: "A person's household is exported by its name",
    file: "./export-people.ts",
    find: 'household: names.get(row.householdId ?? "") ?? ""',
    replace: 'household: row.householdId ?? ""',
    test: "./export-people.test.ts",
    title: "S2.30 the export contains the name of a person's household",
  },
  {
    guard: "An export is written in the language of the user who requests it",
    file: "./translator-for-person.ts",
    find: "findAccounts(connection, churchId, [personId])",
    replace: "findAccounts(connection, churchId, [])",
    test: "./export-people.test.ts",
    title: "S9.02 the column names are in the exporting user's language, and the values are unchanged",
  },
];
