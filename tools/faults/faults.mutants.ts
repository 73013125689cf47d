import type { Mutant } from "../mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A campaign retries a run after a failure of the machine",
    file: "./play-with-retries.ts",
    find: "const MAX_ATTEMPTS = 5;",
    replace: "const MAX_ATTEMPTS = 1;",
    test: "./campaign.deep.test.ts",
    title: "a campaign retries a run after a failure of the machine, and reports runs that could not be judged",
  },
];
