import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A payment is claimed by its own token, not by its id",
    file: "./payer-token.ts",
    find: "expected.length === received.length && timingSafeEqual(expected, received) ? id : null",
    replace: "expected.length >= received.length && timingSafeEqual(expected, expected) ? id : null",
    test: "../../forms/payments/bind-payments.test.ts",
    title:
      "G1.07 a guest's payment is claimed with the token of the payer alone, and never by somebody on the same network",
  },
  {
    guard: "A gift that pays for something pays for nothing else",
    file: "./purpose-store.ts",
    find: "and i.purpose is null",
    replace: "",
    test: "../../forms/payments/bind-payments.test.ts",
    title: "G4.09 a member's gift of that sum and fund is bound to the form, once",
  },
  {
    guard: "Nobody's gift is taken for another's",
    file: "./purpose-store.ts",
    find: "and ${isTheirs}",
    replace: "and (${isTheirs} or true)",
    test: "../../forms/payments/bind-payments.test.ts",
    title: "G4.09 a gift of another sum, of somebody else, or of long ago is not taken for it",
  },
];
