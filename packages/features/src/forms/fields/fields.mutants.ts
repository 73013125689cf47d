import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An amount and its fund are read as words of their own",
    file: "./payment-answer.tsx",
    find: '{money(amount)}{" "}',
    replace: "{money(amount)}",
    test: "../fill-payment.test.tsx",
    title: "says the amount and the fund as words of their own, also to screen readers",
  },
];
