import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A database without writes is answered 503",
    file: "./is-temporary.ts",
    find: "25006$|",
    replace: "",
    test: "../database/silent-database.deep.test.ts",
    title:
      "/ready says 503 while the database takes no writes, calls that write are told when to try again, and all is well once it does",
  },
];
