import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Who is erased leaves no answers behind",
    file: "./follow-people.ts",
    find: "persons.forget(churchId, personId)",
    replace: "persons.areKnown(churchId, [personId]).then(() => {})",
    test: "../responses/responses.test.ts",
    title: "move with a merge, come with the document of one's own data, and are gone when the person is erased",
  },
];
