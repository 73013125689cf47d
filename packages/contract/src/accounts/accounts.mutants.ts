import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A set-password link expires after ten minutes",
    file: "./password.ts",
    find: "PASSWORD_LINK_LIFETIME_MS = 600_000",
    replace: "PASSWORD_LINK_LIFETIME_MS = 6_000_000",
    test: "../../../../apps/server/src/modules/accounts/passwords/set-password.test.ts",
    title:
      "S9.01 a link expires ten minutes after the email by the server's clock, whatever timestamp the request sends",
  },
];
