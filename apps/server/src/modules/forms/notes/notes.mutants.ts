import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A notification of a note on a response links to the response",
    file: "./noted-forms.ts",
    find: "return form ? responseLink(form.id, id) : null;",
    replace: "return form ? null : null;",
    test: "../../messaging/conversations/notes.test.ts",
    title: "the notification of a note on a gift, a form or a submission names its subject and links to it",
  },
];
