import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A guest is charged only the total that the button shows",
    file: "./use-give-form.ts",
    find: "const isChanged = isAdded && (await settled()) !== fee;",
    replace: "const isChanged = isAdded && (await settled()) === null;",
    test: "./give-form.test.tsx",
    title: "G4.05 Give pressed before the fee arrives shows the new total, asks again and sends no payment",
  },
  {
    guard: "A guest's draft is restored after a refresh",
    file: "./use-give-form.ts",
    find: "      kept.keep({ ...next, ...excludedFromDraft.current });\n",
    replace: "",
    test: "./give-form.test.tsx",
    title: "a guest's typed fields are restored after a refresh, and no card data is stored",
  },
  {
    guard: "Nothing is sent while the browser is offline",
    file: "./use-give-form.ts",
    find: "isBusy || !isOnline ||",
    replace: "isBusy ||",
    test: "./give-form.test.tsx",
    title: "an offline notice appears when the connection is lost, and the Give button sends nothing while offline",
  },
  {
    guard: "A card that cannot be saved uses up its captcha token",
    file: "./use-give-form.ts",
    find: "      if (isPassed) captcha.spend();\n",
    replace: "",
    test: "./spent-captcha-token.test.tsx",
    title: "G4.04 G8.01 a card that cannot be saved uses up its captcha token, and the next attempt gets a new one",
  },
  {
    guard: "A declined gift uses up its captcha token",
    file: "./use-give-form.ts",
    find: "      captcha.spend();\n      if (ending",
    replace: "      if (ending",
    test: "./spent-captcha-token.test.tsx",
    title: "G4.04 G8.01 a declined gift uses up its captcha token, and the next attempt gets a new one",
  },
  {
    guard: "The page scrolls to the error of a failed gift",
    file: "./give-form.tsx",
    find: "if (feedback) scrollTo(0, 1e5);",
    replace: "",
    test: "./give-form.test.tsx",
    title: "G8.01 the page scrolls to the error of a failed gift",
  },
];
