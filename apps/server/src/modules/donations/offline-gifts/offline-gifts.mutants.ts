import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A recorded gift is recorded once under its key",
    file: "./record-offline-gift.ts",
    find: "const recordKey = key ? `${caller.personId} ${key}` : null;",
    replace: "const recordKey = key ? `${context.newId()} ${key}` : null;",
    test: "./offline-gifts.test.ts",
    title: "the same key records once, also when it is clicked five times at once",
  },
  {
    guard: "Nothing is put into a closed batch",
    file: "./parse-offline-gift.ts",
    find: "if (batch.closedAt || batch.online) throw new BatchClosed();",
    replace: "",
    test: "./offline-gifts.test.ts",
    title: "takes gifts until it is closed, and none afterwards",
  },
  {
    guard: "A person of another church gives nothing here",
    file: "./parse-offline-gift.ts",
    find: "if (personId && !(await context.offlineGifts.isPerson(churchId, personId))) throw new PersonNotKnown();",
    replace: "",
    test: "./offline-gifts.test.ts",
    title: "what cannot be is refused by name, and nothing is written",
  },
];
