import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A gift whose outcome is unknown is not reported as failed",
    file: "./follow-gift.ts",
    find: 'if (isOffline() || wait === undefined) return { kind: "unknown" };',
    replace: 'if (isOffline() || wait === undefined) return { kind: "failed", error };',
    test: "./follow-gift.test.ts",
    title: "when no response arrives, the donor is notified during the retries, and the outcome is unknown",
  },
  {
    guard: "A gift whose id is known is not sent again",
    file: "./follow-gift.ts",
    find: "id ? actions.readStatus(id) : actions.send()",
    replace: "actions.send()",
    test: "./follow-gift.test.ts",
    title: "a gift with a known id is only polled and not sent again, and a new id is reported once",
  },
];
