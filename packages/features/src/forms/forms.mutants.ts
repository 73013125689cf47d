import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A decimal is parsed by the rules of the user's language",
    file: "./form-draft.ts",
    find: "(parseDecimal(toLanguage(language), typed) ?? typed)",
    replace: 'typed.replace(",", ".")',
    test: "./form-draft.test.ts",
    title: "a decimal is parsed by the rules of the user's language, and the typed text is kept",
  },
];
