import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A question that another editor changed in the meantime is not overwritten",
    file: "./save-questions.ts",
    find: "if (draft.seen && !isSameQuestion(known, draft.seen) && !isSameQuestion(known, read)) throw new QuestionChanged();",
    replace: "",
    test: "../forms/forms.test.ts",
    title: "a change to a question that was changed or removed in the meantime is refused",
  },
  {
    guard: "A removed question cannot be changed",
    file: "./save-questions.ts",
    find: " || known.removedAt !== null",
    replace: "",
    test: "../forms/forms.test.ts",
    title: "a change to a question that was changed or removed in the meantime is refused",
  },
  {
    guard: "A blank choice is refused",
    file: "./check-question.ts",
    find: 'if (read.some(({ value }) => value === "")) throw new QuestionChoiceBlank();',
    replace: "",
    test: "../forms/forms.test.ts",
    title: "an invalid question is refused with a code for its error",
  },
  {
    guard: "A choice that answers use cannot be removed",
    file: "./save-questions.ts",
    find: "if (taken !== null) throw new ChoiceTaken(taken);",
    replace: "void taken;",
    test: "../forms/forms.test.ts",
    title:
      "a question with answers keeps its type and used choices, can be renamed, and keeps its answers when removed",
  },
  {
    guard: "The questions of a closing church are not shown",
    file: "../records/question-reader.ts",
    find: '.where(notClosing("f.churchId"))\n      .orderBy("q.position")',
    replace: '.orderBy("q.position")',
    test: "../../churches/closing/close-church.deep.test.ts",
    title: "S2.09 a closing church is visible only to its administrators, who can read and export but not change it",
  },
];
