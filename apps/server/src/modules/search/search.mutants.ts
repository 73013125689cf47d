import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Searching needs the account's token",
    file: "./search.routes.ts",
    find: "allow: search.guards.user,",
    replace: "allow: search.guards.userOrMember,",
    test: "./search-church.test.ts",
    title: "S6.02 searching needs the account's token and the caller's own person in the church",
  },
  {
    guard: "Only a person of the church can search it",
    file: "./search-church.ts",
    find: "if (!caller) throw new NotAllowed();",
    replace: "if (!caller) return NOTHING;",
    test: "./search-church.test.ts",
    title: "S6.02 searching needs the account's token and the caller's own person in the church",
  },
  {
    guard: "Pages are found only with permission to edit them",
    file: "../content/page-editor/find-pages.ts",
    find: "if (!may(caller, can.editContent)) return [];",
    replace: 'if (may(caller, can.editContent) && text === "") return [];',
    test: "./search-church.test.ts",
    title:
      "pages are found only with permission to edit them, and forms that accept nothing only by those who build forms",
  },
  {
    guard: "Forms that accept nothing are found only by those who build forms",
    file: "../forms/forms/find-forms.ts",
    find: "builds ? null : now()",
    replace: "builds || now() ? null : now()",
    test: "./search-church.test.ts",
    title:
      "pages are found only with permission to edit them, and forms that accept nothing only by those who build forms",
  },
  {
    guard: "Donations are found only with permission to view them",
    file: "../donations/church-donations/find-donations.ts",
    find: "if (!maySeeDonationsOfOthers(caller)) return [];",
    replace: "",
    test: "./search-church.test.ts",
    title: "donations are found only with permission to view them, also one's own by their amount",
  },
];
