import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Notes can only be written on a subject in the caller's church",
    file: "./find-note-subject.ts",
    find: "|| !(await rules.exists(caller.churchId, contentId))",
    replace: "",
    test: "../conversations/notes.test.ts",
    title: "S6.02 notes are refused on an unknown subject, a subject of another church or an unknown content type",
  },
];
