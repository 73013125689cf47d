import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "What is put into order stands in one place of one's own church",
    file: "./arrange-lessons.ts",
    find: "known.length === 0 || !named.every((id) => known.includes(id))",
    replace: "named.length === 0",
    test: "../lessons/lessons.test.ts",
    title: "programs, studies, lessons and sections are put into order, and what is not named comes after",
  },
];
