import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A bank debit whose invoice was voided is recorded while it is on its way",
    file: "./record-renewal.ts",
    find: 'return update?.outcome === "processing" || update?.outcome === "succeeded";',
    replace: "return false;",
    test: "./bank-debit-of-ended-gift.test.ts",
    title: "a bank debit on its way is recorded, although its recurring gift was ended before its start was known",
  },
];
