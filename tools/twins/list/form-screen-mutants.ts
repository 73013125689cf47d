import type { Twin } from "../twin.ts";

const FORMS = "apps/server/src/modules/forms";
const FORMS_TEST = { test: `${FORMS}/forms/forms.test.ts` };
const EDITED =
  "who changes a question that somebody else changed or took out meanwhile is told, and nothing is overwritten";

/** What two people build at once, what a text may hold, and what an answer means. */
export const FORM_SCREEN_MUTANTS: Twin[] = [
  {
    ...FORMS_TEST,
    guard: "A question that somebody else changed meanwhile is not overwritten",
    file: `${FORMS}/questions/save-questions.ts`,
    find: "if (draft.seen && !saysSame(known, draft.seen) && !saysSame(known, read)) throw new QuestionChanged();",
    replace: "",
    title: EDITED,
  },
  {
    ...FORMS_TEST,
    guard: "A question that was taken out is not changed",
    file: `${FORMS}/questions/save-questions.ts`,
    find: " || known.removedAt !== null",
    replace: "",
    title: EDITED,
  },
  {
    ...FORMS_TEST,
    guard: "A blank choice is refused",
    file: `${FORMS}/questions/check-question.ts`,
    find: 'if (read.some(({ value }) => value === "")) throw new QuestionChoiceBlank();',
    replace: "",
    title: "what is wrong with a question is named",
  },
  {
    guard: "A merged cell of a table reaches over at most fifty others",
    file: "packages/contract/src/words/clean-attributes.ts",
    find: "/^(?:[2-9]|[1-4]\\d|50)$/.test",
    replace: "/^\\d+$/.test",
    test: "apps/server/src/platform/rich-text/rich-text.test.ts",
    title: "keeps tables with their header rows, merged cells and alignment, and no other width",
  },
  {
    guard: "Lists in Markdown go seven deep",
    file: "packages/contract/src/words/markdown-to-html.ts",
    find: "this.listDepth < DEEPEST_LIST ? token :",
    replace: "this.listDepth < 2 * DEEPEST_LIST ? token :",
    test: "apps/server/src/platform/rich-text/rich-text.test.ts",
    title: "S5.12 lists that are indented deeper than seven stand in the seventh, and no item is lost",
  },
  {
    guard: "A decimal is read as the person's language writes it",
    file: "packages/features/src/forms/form-draft.ts",
    find: "(parseDecimal(toLanguage(language), typed) ?? typed)",
    replace: 'typed.replace(",", ".")',
    test: "packages/features/src/forms/form-draft.test.ts",
    title: "a decimal is read as the person's language writes it, and stays as it was typed",
  },
  {
    guard: "The first part of a split event ends on the day before",
    file: "apps/server/src/modules/calendar/events/change-following.ts",
    find: "`${last}T235900`",
    replace: '`${at.slice(0, 10).replaceAll("-", "")}T095900`',
    test: "apps/server/src/modules/calendar/events/events.test.ts",
    title: "S3.05 after a split the first part can be moved to an earlier hour, and no date is there twice",
  },
  {
    guard: "Responses are exported as the screen says them",
    file: `${FORMS}/responses/export-responses.ts`,
    find: 'answerText(question, answers[question.id] ?? "", writing)',
    replace: 'answers[question.id] ?? ""',
    test: `${FORMS}/responses/responses.test.ts`,
    title:
      "are exported as the screen says them, with a column for each question and the time zone, and no cell runs as a formula",
  },
  {
    guard: "A household is exported by its name",
    file: "apps/server/src/modules/people/people/export-people.ts",
    find: 'household: names.get(row.householdId ?? "") ?? ""',
    replace: 'household: row.householdId ?? ""',
    test: "apps/server/src/modules/people/people/export-people.test.ts",
    title: "S2.30 a person's household is written by its name",
  },
  {
    guard: "A phone number that is half typed keeps its country",
    file: "packages/ui/src/fields/phone-entry.ts",
    find: "return { country, text, value: joinPhone({ country, national }) || text.trim() };",
    replace: "return startPhoneEntry(joinPhone({ country, national }) || text.trim());",
    test: "packages/ui/src/fields/phone-field.test.tsx",
    title: "a number typed key by key with its country keeps it, and shows it beside the rest",
  },
];
