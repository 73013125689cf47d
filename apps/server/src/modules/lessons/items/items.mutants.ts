import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An order may list only siblings of the caller's own church",
    file: "./arrange-lessons.ts",
    find: "known.length === 0 || !named.every((id) => known.includes(id))",
    replace: "named.length === 0",
    test: "../lessons/lessons.test.ts",
    title: "programs, studies, lessons and sections are reordered, and those that the request does not list come last",
  },
];
