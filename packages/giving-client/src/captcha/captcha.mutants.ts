import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A captcha score below 0.5 is treated as a robot",
    file: "./pass-captcha.ts",
    find: "const PASSING_SCORE = 0.5;",
    replace: "const PASSING_SCORE = 0.1;",
    test: "./pass-captcha.test.ts",
    title: "G4.04 a captcha passes at a score of 0.5 or more, and a lower score is treated as a robot",
  },
];
