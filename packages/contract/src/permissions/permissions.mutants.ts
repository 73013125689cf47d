import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A permission matches only if its API, content type and action all match",
    file: "./catalogue.ts",
    find: "one.action === other.action",
    replace: "true",
    test: "../../../../apps/server/src/modules/permissions/roles/roles.test.ts",
    title: "S6.01 a request is allowed only if the caller has the required permission",
  },
];
