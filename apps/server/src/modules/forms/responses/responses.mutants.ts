import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Responses are exported as the screen says them",
    file: "./export-responses.ts",
    find: 'answerText(question, answers[question.id] ?? "", writing)',
    replace: 'answers[question.id] ?? ""',
    test: "./responses.test.ts",
    title:
      "are exported as the screen says them, with a column for each question and the time zone, and no cell runs as a formula",
  },
  {
    guard: "What staff filled in about somebody is not theirs to read",
    file: "./list-person-submissions.ts",
    find: "seesPeople || row.submittedBy === caller.personId",
    replace: "seesPeople || isSelf",
    test: "./responses.test.ts",
    title: "are seen by themselves and by who views people; the answers only by who may read them",
  },
  {
    guard: "Answers come with a person's submissions only to who may read them",
    file: "./list-person-submissions.ts",
    find: "mayRead ? describeWhole",
    replace: "mayRead || true ? describeWhole",
    test: "./responses.test.ts",
    title: "are seen by themselves and by who views people; the answers only by who may read them",
  },
  {
    guard: "No answer runs as a formula",
    file: "../../../platform/csv/write-csv.ts",
    find: "escape_formulas: true",
    replace: "escape_formulas: false",
    test: "./responses.test.ts",
    title: "are exported as the screen says them, with a column for each question and the time zone",
  },
  {
    guard: "Yes and No of a file of responses are translated",
    file: "./export-responses.ts",
    find: 'yes: t("forms:fill.yes")',
    replace: 'yes: "Yes"',
    test: "./responses.test.ts",
    title:
      "S9.02 are exported with columns, Yes and No in the language of whoever exports, and answers as they were given",
  },
];
