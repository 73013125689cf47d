import type { Mutant } from "../mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A campaign plays a world again that the machine let down",
    file: "./play-surely.ts",
    find: "const TRIES = 5;",
    replace: "const TRIES = 1;",
    test: "./campaign.deep.test.ts",
    title:
      "a campaign waits and plays a world again that the machine let down, and ends with a verdict when none can be played",
  },
];
