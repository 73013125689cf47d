import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The greeting of an email omits a first name that does not look like a name",
    file: "./greet.ts",
    find: "NAME.test(firstName) ?",
    replace: "firstName ?",
    test: "../users/register-user.test.ts",
    title: "an email omits a first name that does not look like a name, and contains no HTML from it",
  },
];
