import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A lesson's maximum length is checked when a section is added",
    file: "./add-section.ts",
    find: "await checkLessonLength(stores, churchId, lessonId);",
    replace: "",
    test: "../lessons/limits.test.ts",
    title: "a lesson is limited to two million characters of Markdown and HTML, and one that has more can be shortened",
  },
  {
    guard: "A lesson's maximum length is checked when a section is changed",
    file: "./change-section.ts",
    find: "await checkLessonLength(stores, churchId, lessonId, lengthBefore);",
    replace: "",
    test: "../lessons/limits.test.ts",
    title: "a lesson is limited to two million characters of Markdown and HTML, and one that has more can be shortened",
  },
];
