import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A card is not used for the gift if the donor's bank refused 3-D Secure",
    file: "./change-card.tsx",
    find: 'if (refused) throw new PaymentFailed("payment-save-error", { words: refused.trim() });',
    replace: "",
    test: "./manage-box.test.tsx",
    title: "after 3-D Secure, the new card is sent again if the bank agrees, and nothing changes if it refuses",
  },
  {
    guard: "Requests from a link in an email do not include the token of the signed-in user",
    file: "./use-managed-gift.ts",
    find: "const NOBODY = { token: null };",
    replace: "const NOBODY = {};",
    test: "./manage-box.test.tsx",
    title: "the gift is loaded and changed without the signed-in user's token, and shows its fee and next date",
  },
  {
    guard: "A further donation whose outcome is not known keeps its idempotency key",
    file: "../plan/key-of-more.ts",
    find: "storage?.setItem(name, key);",
    replace: "",
    test: "./manage-box.test.tsx",
    title: "while the outcome of a further donation is not known, it keeps its idempotency key",
  },
];
