import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A gift through PayPal is not sent before the card has paid its order",
    file: "./open-paypal-card.ts",
    find: "await approve(session, id, host.holder().trim());",
    replace: "void approve(session, id, host.holder().trim()).catch(() => {});",
    test: "../../../features/src/giving/donate/typed-gift.deep.test.tsx",
    title: "a gift is not sent if the card payment of its order failed",
  },
];
