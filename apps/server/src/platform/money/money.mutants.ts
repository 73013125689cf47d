import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An amount in one currency is never taken for one in another",
    file: "./money.ts",
    find: "if (money.currency !== currency) throw new CurrencyMismatch(currency, money.currency);",
    replace: "",
    test: "./money.test.ts",
    title: "two currencies are never added, subtracted, summed or compared",
  },
  {
    guard: "What is below nothing is shared to the last minor unit, too",
    file: "./split-money.ts",
    find: "if (whole.minorUnits < 0) return splitMoney(negateMoney(whole), weights).map(negateMoney);",
    replace: "",
    test: "./money.test.ts",
    title: "what is below nothing is shared to the last minor unit, by the largest remainder",
  },
];
