import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A visitor is charged the sum that the button said",
    file: "./use-give-form.ts",
    find: "if (isAdded && (await settled()) !== fee) setAsksAgain(true);",
    replace: "if (false) setAsksAgain(true);",
    test: "./give-form.test.tsx",
    title: "whoever presses before the fee is there is shown the new sum and asked once more, and nothing is sent",
  },
  {
    guard: "A visitor's draft is kept over a refresh",
    file: "./use-give-form.ts",
    find: "      kept.keep({ ...next, ...excludedFromDraft.current });\n",
    replace: "",
    test: "./give-form.test.tsx",
    title: "what a visitor typed is there again after a refresh, and nothing of a card is kept",
  },
  {
    guard: "Without a connection nothing is sent",
    file: "./use-give-form.ts",
    find: "isBusy || !isOnline ||",
    replace: "isBusy ||",
    test: "./give-form.test.tsx",
    title: "who loses the connection is told at once, and a press sends nothing until it is back",
  },
  {
    guard: "A card that cannot be saved uses up its captcha token",
    file: "./use-give-form.ts",
    find: "      if (isPassed) captcha.spend();\n",
    replace: "",
    test: "./spent-captcha-token.test.tsx",
    title:
      "G4.04 G8.01 a card that cannot be saved uses up its captcha token, and the next one gets a new captcha token",
  },
  {
    guard: "A declined gift uses up its captcha token",
    file: "./use-give-form.ts",
    find: "        captcha.spend();\n        if (ending",
    replace: "        if (ending",
    test: "./spent-captcha-token.test.tsx",
    title: "G4.04 G8.01 a gift that was declined uses up its captcha token, and the next one gets a new captcha token",
  },
  {
    guard: "Why a gift was not made is brought in sight",
    file: "./give-form.tsx",
    find: "if (feedback) scrollTo(0, 1e5);",
    replace: "",
    test: "./give-form.test.tsx",
    title: "G8.01 why a gift was not made is brought in sight, wherever the button was pressed",
  },
];
