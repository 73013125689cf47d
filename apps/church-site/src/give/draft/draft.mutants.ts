import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A donation link cannot preset an amount outside the allowed range",
    file: "./link.ts",
    find: "amount >= minGift() && amount <= MAX_GIFT ? amount : null",
    replace: "amount || null",
    test: "./link.test.ts",
    title: "in a link is reported and ignored",
  },
  {
    guard: "A donation link can preset only an open fund of the church",
    file: "./link.ts",
    find: "fundId: page.funds.find(({ id }) => id === query.fundId)?.id ?? null,",
    replace: "fundId: query.fundId || null,",
    test: "./link.test.ts",
    title: "an unavailable fund and an unknown frequency in a link are reported and ignored",
  },
  {
    guard: "The amount of a donation link is parsed like every other amount",
    file: "./link.ts",
    find: "readLinkAmount(query.amount) ?? 0",
    replace: 'Number(query.amount.replace(".", "")) * 100',
    test: "./link.test.ts",
    title: "in a link is reported and ignored",
  },
];
