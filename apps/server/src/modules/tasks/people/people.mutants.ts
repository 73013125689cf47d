import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Who is erased is asked for nothing any more",
    file: "./person-store.ts",
    find: 'await db.deleteFrom("planAssignments").where("churchId", "=", churchId).where("personId", "=", personId).execute();',
    replace: "",
    test: "./follow-people.test.ts",
    title: "an erased person serves nowhere, and their tasks are nobody's",
  },
];
