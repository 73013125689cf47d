import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An offline gift is recorded once per idempotency key",
    file: "./record-offline-gift.ts",
    find: "const recordKey = key ? `${caller.personId} ${key}` : null;",
    replace: "const recordKey = key ? `${context.newId()} ${key}` : null;",
    test: "./offline-gifts.test.ts",
    title: "are recorded once per idempotency key, also for five concurrent requests",
  },
  {
    guard: "A closed batch accepts no gifts",
    file: "./parse-offline-gift.ts",
    find: "if (batch.closedAt || batch.online) throw new BatchClosed();",
    replace: "",
    test: "./offline-gifts.test.ts",
    title: "refuses new gifts and changes to its gifts while it is closed",
  },
  {
    guard: "An offline gift cannot name a person of another church",
    file: "./parse-offline-gift.ts",
    find: "if (personId && !(await context.offlineGifts.isPerson(churchId, personId))) throw new PersonNotKnown();",
    replace: "",
    test: "./offline-gifts.test.ts",
    title: "with an invalid date, method, amount, fund, person or batch are refused, and nothing is stored",
  },
];
