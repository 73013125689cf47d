import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A link fixes no amount that nobody can give",
    file: "./link.ts",
    find: "amount >= MIN_GIFT && amount <= MAX_GIFT ? amount : null",
    replace: "amount || null",
    test: "./link.test.ts",
    title: "is told and not kept",
  },
  {
    guard: "A link fixes no fund but an open one of the church",
    file: "./link.ts",
    find: "fundId: page.funds.find(({ id }) => id === query.fundId)?.id ?? null,",
    replace: "fundId: query.fundId || null,",
    test: "./link.test.ts",
    title: "a fund that is closed or another church's",
  },
  {
    guard: "The amount of a link is read as every amount is",
    file: "./link.ts",
    find: "readLinkAmount(query.amount) ?? 0",
    replace: 'Number(query.amount.replace(".", "")) * 100',
    test: "./link.test.ts",
    title: "is told and not kept",
  },
];
