import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Notes exist only where the thing is in the caller's church",
    file: "./find-note-subject.ts",
    find: "|| !(await rules.exists(caller.churchId, contentId))",
    replace: "",
    test: "../conversations/notes.test.ts",
    title: "S6.02 notes are written only on what is there",
  },
];
