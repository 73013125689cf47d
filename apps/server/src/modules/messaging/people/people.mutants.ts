import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The file of a person's data tells nothing of private conversation",
    file: "./messaging-contributor.ts",
    find: '.where("c.contentType", "=", "person")\n    .where("c.contentId", "=", personId)',
    replace: "",
    test: "./follow-people.test.ts",
    title: "S6.02 the file of a person's data, which the office may ask for",
  },
  {
    guard: "Private messages do not move between accounts",
    file: "./on-people-merged.ts",
    find: "if (betweenAccounts) return;",
    replace: "",
    test: "./follow-people.test.ts",
    title: "what was said with two accounts stays with each, even when both are one person's",
  },
];
