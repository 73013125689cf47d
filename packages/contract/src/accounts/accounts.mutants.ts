import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A set-password link ends after ten minutes",
    file: "./password.ts",
    find: "PASSWORD_LINK_LIFETIME_MS = 600_000",
    replace: "PASSWORD_LINK_LIFETIME_MS = 6_000_000",
    test: "../../../../apps/server/src/modules/accounts/passwords/set-password.test.ts",
    title: "S9.01 a link works at 9:59 and not at 10:01",
  },
];
