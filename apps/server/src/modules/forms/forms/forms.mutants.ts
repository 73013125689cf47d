import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A restricted form is filled in by its church only",
    file: "../access/check-accepting.ts",
    find: "if (form.restricted && !member) throw new FormRestricted();",
    replace: "void member;",
    test: "../submissions/submit-form.test.ts",
    title: "S6.02 a restricted form is filled in only by who is signed in to its church",
  },
  {
    guard: "To a form of another church everybody is a stranger",
    file: "../access/check-accepting.ts",
    find: "caller?.churchId === form.churchId ? caller : null",
    replace: "form.churchId ? caller : null",
    test: "../submissions/submit-form.test.ts",
    title: "S7.06 who sent it in is the one who is signed in, whatever the client says; and the church is the form's",
  },
  {
    guard: "Who edits forms reads answers only of their own",
    file: "../access/may-build-forms.ts",
    find: "createdBy === caller.personId",
    replace: "createdBy !== undefined",
    test: "../responses/responses.test.ts",
    title: "S6.01 are read by who made the form and who administers forms, and by nobody else",
  },
  {
    guard: "A form of a church that closes is not opened",
    file: "../records/form-store.ts",
    find: '.where(notClosing("forms.churchId"))',
    replace: "",
    test: "../../churches/closing/close-church.test.ts",
    title: "S2.09 a church that closes is there for nobody but its administrators",
  },
];
