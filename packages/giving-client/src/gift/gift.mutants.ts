import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A gift of which nobody knows the end is not told as failed",
    file: "./follow-gift.ts",
    find: 'if (isOffline() || wait === undefined) return { kind: "unknown" };',
    replace: 'if (isOffline() || wait === undefined) return { kind: "failed", error };',
    test: "./follow-gift.test.ts",
    title: "when no answer comes at all, the donor is told at once, and in the end that nobody knows",
  },
  {
    guard: "A gift that the server knows is not sent again",
    file: "./follow-gift.ts",
    find: "id ? actions.readStatus(id) : actions.send()",
    replace: "actions.send()",
    test: "./follow-gift.test.ts",
    title: "a gift that the server knows is only asked about",
  },
];
