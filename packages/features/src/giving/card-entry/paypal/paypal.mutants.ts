import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A gift through PayPal is not sent before the card has paid its order",
    file: "./make-order.ts",
    find: "  await entry.approve(id);\n",
    replace: "  void entry.approve(id).catch(() => {});\n",
    test: "../../donate/paypal-gift.test.tsx",
    title: "a gift is not sent when the card did not pay its order",
  },
];
