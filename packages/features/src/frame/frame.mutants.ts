import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An editor whose code could not be fetched says so and is fetched again",
    file: "./lazy-modal.tsx",
    find: "{failed ? (",
    replace: "{failed && false ? (",
    test: "./lazy-modal.test.tsx",
    title: "an editor that could not be fetched says so in its dialog, and comes when it is tried again",
  },
];
