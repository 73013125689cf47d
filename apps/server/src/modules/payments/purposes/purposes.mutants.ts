import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A payment is claimed with its payer token, not with its id",
    file: "./payer-token.ts",
    find: "expected.length === received.length && timingSafeEqual(expected, received) ? id : null",
    replace: "expected.length >= received.length && timingSafeEqual(expected, expected) ? id : null",
    test: "../../forms/payments/bind-payments.test.ts",
    title: "G1.07 a guest's payment is claimed only with its payer token, not from the same network",
  },
  {
    guard: "A gift pays for only one payment reference",
    file: "./purpose-store.ts",
    find: "and i.purpose is null",
    replace: "",
    test: "../../forms/payments/bind-payments.test.ts",
    title: "G4.09 a member's gift of the right amount and fund is bound to one submission only",
  },
  {
    guard: "A gift cannot be claimed by another person",
    file: "./purpose-store.ts",
    find: "and ${isTheirs}",
    replace: "and (${isTheirs} or true)",
    test: "../../forms/payments/bind-payments.test.ts",
    title: "G4.09 a gift of another amount, of another person, or from two hours ago does not pay for the form",
  },
];
