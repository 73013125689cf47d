import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An editor whose code could not be fetched shows an error and can be fetched again",
    file: "./lazy-modal.tsx",
    find: "{failed ? (",
    replace: "{failed && false ? (",
    test: "./lazy-modal.test.tsx",
    title: "an editor that could not be fetched shows an error in its dialog and is fetched again on retry",
  },
];
