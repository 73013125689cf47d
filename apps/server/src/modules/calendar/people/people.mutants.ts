import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Events forget an erased person who wrote them down",
    file: "./follow-people.ts",
    find: "await events.replaceCreator(churchId, personId, null);",
    replace: "void events;",
    test: "../feeds/feeds.test.ts",
    title:
      "an erased person's address is gone, and events that they wrote down stay without them; merged people have one",
  },
];
