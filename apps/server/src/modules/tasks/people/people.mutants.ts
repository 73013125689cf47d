import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An erased person has no assignments",
    file: "./person-store.ts",
    find: 'await db.deleteFrom("planAssignments").where("churchId", "=", churchId).where("personId", "=", personId).execute();',
    replace: "",
    test: "./follow-people.test.ts",
    title: "erasing a person removes their assignments and clears the assignee of their tasks",
  },
];
