import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A card that cannot be saved uses up the captcha token of a form's payment",
    file: "./visitor-payment.tsx",
    find: "      captcha.spend();\n      showProblem(error);",
    replace: "      showProblem(error);",
    test: "./spent-captcha-token.test.tsx",
    title:
      "G8.05 a card that cannot be saved uses up the captcha token of a form's payment, and the next one gets a new captcha token",
  },
  {
    guard: "A declined payment of a form uses up its captcha token",
    file: "./visitor-payment.tsx",
    find: "    captcha.spend();\n    if (ending",
    replace: "    if (ending",
    test: "./spent-captcha-token.test.tsx",
    title:
      "G8.05 a payment of a form that was declined uses up its captcha token, and the next one gets a new captcha token",
  },
  {
    guard: "A payment of a form whose end is unknown is not made anew after a reload",
    file: "./visitor-payment.tsx",
    find: "payments.openFor(form) ?? (await begin(form))",
    replace: "await begin(form)",
    test: "./same-payment.test.tsx",
    title: "a payment of a form whose end is unknown is the same payment after a reload",
  },
];
