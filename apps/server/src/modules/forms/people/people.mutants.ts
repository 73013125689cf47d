import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The answers of an erased person are deleted",
    file: "./follow-people.ts",
    find: "persons.forget(churchId, personId)",
    replace: "persons.areKnown(churchId, [personId]).then(() => {})",
    test: "../responses/responses.test.ts",
    title: "move with a merge, are part of the person's data export, and are deleted when the person is erased",
  },
];
