import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A link that confirms a merge or an address is good once",
    file: "./complete-change.ts",
    find: "await removeChange(tx, change);",
    replace: "",
    test: "../../donations/people/people-changes.test.ts",
    title: "a new address of a donor carries nothing until its owner confirmed it and an administrator agreed",
  },
  {
    guard: "Where there are gifts, an administrator agrees to a new address",
    file: "./complete-change.ts",
    find: " || (needsAgreement && agreedAt === null)",
    replace: "",
    test: "../../donations/people/people-changes.test.ts",
    title: "a new address of a donor carries nothing until its owner confirmed it and an administrator agreed",
  },
  {
    guard: "Only an administrator agrees to a new address",
    file: "./agree-to-change.ts",
    find: "if (!isAdministrator(caller)) throw new NotAllowed();",
    replace: "",
    test: "../../donations/people/people-changes.test.ts",
    title: "a new address of a donor carries nothing until its owner confirmed it and an administrator agreed",
  },
];
