import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Who saves before the fee is known is asked once more",
    file: "./use-shown-total.ts",
    find: "return !isPending;",
    replace: "return true;",
    test: "./recurring-box.test.tsx",
    title: "G2.20 a recurring gift with its fee is saved as it was shown: who saves too early is asked once more",
  },
];
