import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An email to a stranger greets by nothing that is not a name",
    file: "./greet.ts",
    find: "NAME.test(firstName) ?",
    replace: "firstName ?",
    test: "../users/register-user.test.ts",
    title: "an email greets nobody by what is not a name",
  },
];
