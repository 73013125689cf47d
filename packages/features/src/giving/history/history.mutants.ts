import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Pending gifts are in no total",
    file: "./given-gifts.ts",
    find: 'new Set(["pending", "charged_back"',
    replace: 'new Set(["charged_back"',
    test: "./given-gifts.test.ts",
    title: "pending gifts are summed separately and are in no total",
  },
];
