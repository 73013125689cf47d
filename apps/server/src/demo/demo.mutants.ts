import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Demo data are never created in a database that already has data",
    file: "./begin-demo.ts",
    find: "else if (await holdsData(pool)) return false;",
    replace: "",
    test: "./begin-demo.deep.test.ts",
    title: "demo churches are not created in a database that has a church",
  },
];
