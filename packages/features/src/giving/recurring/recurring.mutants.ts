import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Saving before the fee has loaded asks for confirmation",
    file: "./use-shown-total.ts",
    find: "return !isPending;",
    replace: "return true;",
    test: "./recurring-box.test.tsx",
    title: "G2.20 saving before the new fee has loaded asks for confirmation, and the displayed total is saved",
  },
];
