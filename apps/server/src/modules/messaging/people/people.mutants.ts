import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A person's data export contains no private messages",
    file: "./messaging-contributor.ts",
    find: '.where("c.contentType", "=", "person")\n    .where("c.contentId", "=", personId)',
    replace: "",
    test: "./follow-people.test.ts",
    title: "S6.02 a person's data export contains no private messages",
  },
  {
    guard: "Private messages do not move between accounts",
    file: "./on-people-merged.ts",
    find: "if (betweenAccounts) return;",
    replace: "",
    test: "./follow-people.test.ts",
    title: "merging two people who both have accounts does not move private messages from one account to the other",
  },
];
