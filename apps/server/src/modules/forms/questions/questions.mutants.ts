import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A question that somebody else changed meanwhile is not overwritten",
    file: "./save-questions.ts",
    find: "if (draft.seen && !isSameQuestion(known, draft.seen) && !isSameQuestion(known, read)) throw new QuestionChanged();",
    replace: "",
    test: "../forms/forms.test.ts",
    title:
      "who changes a question that somebody else changed or took out meanwhile is told, and nothing is overwritten",
  },
  {
    guard: "A question that was taken out is not changed",
    file: "./save-questions.ts",
    find: " || known.removedAt !== null",
    replace: "",
    test: "../forms/forms.test.ts",
    title:
      "who changes a question that somebody else changed or took out meanwhile is told, and nothing is overwritten",
  },
  {
    guard: "A blank choice is refused",
    file: "./check-question.ts",
    find: 'if (read.some(({ value }) => value === "")) throw new QuestionChoiceBlank();',
    replace: "",
    test: "../forms/forms.test.ts",
    title: "what is wrong with a question is named",
  },
  {
    guard: "A choice that was taken stays",
    file: "./save-questions.ts",
    find: "if (taken !== null) throw new ChoiceTaken(taken);",
    replace: "void taken;",
    test: "../forms/forms.test.ts",
    title: "what was answered stays readable: the type and taken choices stay",
  },
  {
    guard: "The questions of a church that closes are not shown",
    file: "../records/question-reader.ts",
    find: '.where(notClosing("f.churchId"))\n      .orderBy("q.position")',
    replace: '.orderBy("q.position")',
    test: "../../churches/closing/close-church.test.ts",
    title: "S2.09 a church that closes is there for nobody but its administrators",
  },
];
