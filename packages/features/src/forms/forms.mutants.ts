import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A decimal is read as the person's language writes it",
    file: "./form-draft.ts",
    find: "(parseDecimal(toLanguage(language), typed) ?? typed)",
    replace: 'typed.replace(",", ".")',
    test: "./form-draft.test.ts",
    title: "a decimal is read as the person's language writes it, and stays as it was typed",
  },
];
