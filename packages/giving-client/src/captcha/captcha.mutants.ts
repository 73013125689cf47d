import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A captcha's score below a half is a robot's",
    file: "./pass-captcha.ts",
    find: "const PASSING_SCORE = 0.5;",
    replace: "const PASSING_SCORE = 0.1;",
    test: "./pass-captcha.test.ts",
    title: "G4.04 a captcha passes at a score of 0.5 and more",
  },
];
