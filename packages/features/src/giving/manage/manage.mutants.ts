import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A card is not paid with when the donor's bank did not agree to it",
    file: "./change-card.tsx",
    find: 'if (refused) throw new PaymentFailed("payment-save-error", { words: refused.trim() });',
    replace: "",
    test: "./manage-box.test.tsx",
    title: "3-D Secure: when the bank agrees the card is sent again",
  },
  {
    guard: "A link in an email speaks for itself alone: no token of whoever is signed in goes along",
    file: "./use-managed-gift.ts",
    find: "const NOBODY = { token: null };",
    replace: "const NOBODY = {};",
    test: "./manage-box.test.tsx",
    title: "the gift is asked for as nobody",
  },
];
