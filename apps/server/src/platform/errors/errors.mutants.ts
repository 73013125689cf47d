import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A call that writes to a read-only database gets 503",
    file: "./is-temporary.ts",
    find: "25006$|",
    replace: "",
    test: "../database/silent-database.deep.test.ts",
    title: "/ready and a writing call return 503 while the database is read-only, and /ready returns 200 afterwards",
  },
];
