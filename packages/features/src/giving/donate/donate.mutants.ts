import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A member's gift with an invalid amount is not previewed",
    file: "../../../../giving-client/src/draft/fund-lines.ts",
    find: "lines.some(({ amount }) => isRefused(language, amount))",
    replace: "lines.length === 0 && isRefused(language, '')",
    test: "./donation-form.test.tsx",
    title: "G5.17 shows an error for an invalid amount, keeps the typed text, and opens no preview",
  },
  {
    guard: "A preview requested before the payment options have loaded shows a busy button",
    file: "./gift-details.tsx",
    find: "(waits && !saved.error && (!saved.data || quote.isPending))",
    replace: "(waits && !saved.error && saved.data && quote.isPending)",
    test: "./donation-form.test.tsx",
    title: "G8.07 shows a busy button for a preview requested while payment options load, then opens the preview",
  },
];
