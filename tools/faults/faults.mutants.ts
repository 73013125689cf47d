import type { Mutant } from "../mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A campaign plays a world again that the machine let down",
    file: "./play-with-retries.ts",
    find: "const MAX_ATTEMPTS = 5;",
    replace: "const MAX_ATTEMPTS = 1;",
    test: "./campaign.deep.test.ts",
    title:
      "a campaign waits and plays a world again that the machine let down, and ends with a verdict when none can be played",
  },
];
