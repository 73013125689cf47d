import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "One token of a wallet is one gift",
    file: "./resolve-wallet-payment-source.ts",
    find: "sha256OfList([churchId, id, tokenId]);",
    replace: "sha256OfList([churchId, id, tokenId, Math.random()]);",
    test: "./give-by-wallet.deep.test.ts",
    title: "one token pays one gift, whatever key and amount it is sent with",
  },
  {
    guard: "A gift by wallet that is sent again needs no answer about its token",
    file: "./resolve-wallet-payment-source.ts",
    find: "if (started) return {",
    replace: "if (false as boolean) return {",
    test: "./give-by-wallet.deep.test.ts",
    title: "the same gift sent again charges once, also while Stripe shows no token",
  },
  {
    guard: "A token that paid something else never counts as the payment of a gift",
    file: "../../payment-providers/stripe/stripe-charges.ts",
    find: 'return found.metadata["intentId"] === intentId ? updateOf(account, found) : null;\n      }',
    replace: "return updateOf(account, found);\n      }",
    test: "./give-by-wallet.deep.test.ts",
    title: "a token that paid something else never counts as the gift's payment",
  },
  {
    guard: "A wallet's token starts no recurring gift without being saved",
    file: "../../recurring/schedule/schedule-owner.ts",
    find: "if (paymentSource.giftId) throw new RecurringNotOffered();",
    replace: "",
    test: "./give-by-wallet.deep.test.ts",
    title: "the token of a payment saves no card and starts no recurring gift",
  },
];
