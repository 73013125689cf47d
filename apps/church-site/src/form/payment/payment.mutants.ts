import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A card that cannot be saved for a form payment uses up the captcha token",
    file: "./visitor-payment.tsx",
    find: "      captcha.spend();\n      showProblem(error, paying);",
    replace: "      showProblem(error, paying);",
    test: "./spent-captcha-token.test.tsx",
    title:
      "G8.05 a card that cannot be saved for a form payment uses up the captcha token, and the next attempt gets a new one",
  },
  {
    guard: "A declined form payment uses up its captcha token",
    file: "./visitor-payment.tsx",
    find: "    captcha.spend();\n    if (ending",
    replace: "    if (ending",
    test: "./spent-captcha-token.test.tsx",
    title: "G8.05 a declined form payment uses up its captcha token, and the next attempt gets a new one",
  },
  {
    guard: "A form payment with an unknown result is not started again after a reload",
    file: "./visitor-payment.tsx",
    find: "payments.openFor(form) ?? (await begin(form, paying))",
    replace: "await begin(form, paying)",
    test: "./same-payment.test.tsx",
    title: "after a reload, a form payment with an unknown result reuses its saved card and idempotency key",
  },
];
