import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An amount and its fund are separated by a space",
    file: "./payment-answer.tsx",
    find: '{money(amount)}{" "}',
    replace: "{money(amount)}",
    test: "../fill-payment.test.tsx",
    title: "shows the amount and the fund separated by a space",
  },
];
