import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Responses are exported with the same texts as on the screen",
    file: "./export-responses.ts",
    find: 'answerText(question, answers[question.id] ?? "", writing)',
    replace: 'answers[question.id] ?? ""',
    test: "./responses.test.ts",
    title: "are exported as CSV with a column for each question and the time zone, and formulas are escaped",
  },
  {
    guard: "A person does not see submissions that staff entered about them",
    file: "./list-person-submissions.ts",
    find: "seesPeople || row.submittedBy === caller.personId",
    replace: "seesPeople || isSelf",
    test: "./responses.test.ts",
    title: "are listed for the person and for callers who may view people, with answers only for permitted callers",
  },
  {
    guard: "A person's submissions include answers only for callers who may read them",
    file: "./list-person-submissions.ts",
    find: "mayRead ? describeWhole",
    replace: "mayRead || true ? describeWhole",
    test: "./responses.test.ts",
    title: "are listed for the person and for callers who may view people, with answers only for permitted callers",
  },
  {
    guard: "An answer in a CSV file is never run as a formula",
    file: "../../../platform/csv/write-csv.ts",
    find: "escape_formulas: true",
    replace: "escape_formulas: false",
    test: "./responses.test.ts",
    title: "are exported as CSV with a column for each question and the time zone, and formulas are escaped",
  },
  {
    guard: "Yes and No are translated in an export of responses",
    file: "./export-responses.ts",
    find: 'yes: t("forms:fill.yes")',
    replace: 'yes: "Yes"',
    test: "./responses.test.ts",
    title: "S9.02 are exported with columns, Yes and No in the exporting user's language, and answers unchanged",
  },
];
