import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An amount that a provider would refuse for its last digit is not taken",
    file: "./gift-amounts.ts",
    find: "minorUnits <= MAX_UNITS && minorUnits % payableStep(currency) === 0",
    replace: "minorUnits <= MAX_UNITS",
    test: "./gift-amounts.test.ts",
    title: "an amount of a currency with three decimals ends in a zero, because Stripe takes no other",
  },
  {
    guard: "The covered fee makes an amount that can be paid",
    file: "./gift-amounts.ts",
    find: "Math.ceil((net + fee) / step) * step - net",
    replace: "fee + step - step",
    test: "./gift-amounts.test.ts",
    title: "the covered fee leaves the church the whole gift, in an amount that can be paid, with 0, 2 and 3 decimals",
  },
  {
    guard: "Amounts in different currencies are never combined",
    file: "./money.ts",
    find: "if (money.currency !== currency) throw new CurrencyMismatch(currency, money.currency);",
    replace: "",
    test: "./money.test.ts",
    title: "amounts in two currencies cannot be added, subtracted, summed or compared",
  },
  {
    guard: "A change of the currency at the same moment refuses a gift by name",
    file: "./currency-changed.ts",
    find: 'String(error.constraint).endsWith("_currency_fkey")',
    replace: "false",
    test: "../../../test/church-currency.test.ts",
    title: "a gift in the currency from before a change at the same moment is refused, and no money moves",
  },
  {
    guard: "A negative amount is split to the last minor unit, too",
    file: "./split-money.ts",
    find: "if (whole.minorUnits < 0) return splitMoney(negateMoney(whole), weights).map(negateMoney);",
    replace: "",
    test: "./money.test.ts",
    title: "a negative amount is split to the last minor unit, by the largest remainder",
  },
];
