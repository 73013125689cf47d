import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "What is pending counts in no total",
    file: "./given-gifts.ts",
    find: 'new Set(["pending", "charged_back"',
    replace: 'new Set(["charged_back"',
    test: "./given-gifts.test.ts",
    title: "what the bank has still to bring is named apart and in no total",
  },
];
