import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A lesson is limited when a section is added",
    file: "./add-section.ts",
    find: "await checkLessonLength(stores, churchId, lessonId);",
    replace: "",
    test: "../lessons/limits.test.ts",
    title: "a lesson holds two million characters as Markdown and HTML, and can be made shorter when it holds more",
  },
  {
    guard: "A lesson is limited when a section is changed",
    file: "./change-section.ts",
    find: "await checkLessonLength(stores, churchId, lessonId);",
    replace: "",
    test: "../lessons/limits.test.ts",
    title: "a lesson holds two million characters as Markdown and HTML, and can be made shorter when it holds more",
  },
];
