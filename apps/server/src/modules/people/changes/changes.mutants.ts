import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A link that confirms a merge or a new email address works only once",
    file: "./complete-change.ts",
    find: "await removeChange(tx, change);",
    replace: "",
    test: "../../donations/people/people-changes.test.ts",
    title:
      "an editor's change of a donor's email takes effect after the new email is confirmed and an administrator agrees",
  },
  {
    guard: "A new email address of a person with gifts needs an administrator's approval",
    file: "./complete-change.ts",
    find: " || (needsAgreement && agreedAt === null)",
    replace: "",
    test: "../../donations/people/people-changes.test.ts",
    title:
      "an editor's change of a donor's email takes effect after the new email is confirmed and an administrator agrees",
  },
  {
    guard: "Only an administrator can approve a new email address",
    file: "./agree-to-change.ts",
    find: "if (!isAdministrator(caller)) throw new NotAllowed();",
    replace: "",
    test: "../../donations/people/people-changes.test.ts",
    title:
      "an editor's change of a donor's email takes effect after the new email is confirmed and an administrator agrees",
  },
];
