import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A permission is all three parts of its triple",
    file: "./catalogue.ts",
    find: "one.action === other.action",
    replace: "true",
    test: "../../../../apps/server/src/modules/permissions/roles/roles.test.ts",
    title: "S6.01 a check passes only when a triple of the signed-in church matches",
  },
];
