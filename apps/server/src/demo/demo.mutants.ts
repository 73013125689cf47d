import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Demo data are never made where somebody's data are",
    file: "./begin-demo.ts",
    find: "else if (await holdsData(pool)) return false;",
    replace: "",
    test: "./begin-demo.deep.test.ts",
    title: "demo churches are never made where somebody's data are",
  },
];
