import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A member's gift with a field that holds no amount is not previewed",
    file: "../../../../giving-client/src/draft/fund-lines.ts",
    find: "lines.some(({ amount }) => isRefused(language, amount))",
    replace: "lines.length === 0 && isRefused(language, '')",
    test: "./donation-form.test.tsx",
    title: "G5.17 what is no amount is told in words and kept as it was typed, and no preview opens",
  },
  {
    guard: "A preview that is asked for too early waits in sight",
    file: "./gift-details.tsx",
    find: "(waits && !saved.error && (!saved.data || quote.isPending))",
    replace: "(waits && !saved.error && saved.data && quote.isPending)",
    test: "./donation-form.test.tsx",
    title: "G8.07 a preview that is asked for while the ways to pay load waits in sight, and then opens",
  },
];
