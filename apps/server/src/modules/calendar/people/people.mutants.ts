import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Events no longer name an erased person as their creator",
    file: "./follow-people.ts",
    find: "await events.replaceCreator(churchId, personId, null);",
    replace: "void events;",
    test: "../feeds/feeds.test.ts",
    title:
      "merging two people keeps one calendar link, and erasing a person ends it and clears the creator of their events",
  },
];
