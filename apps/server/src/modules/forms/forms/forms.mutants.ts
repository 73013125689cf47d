import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A restricted form accepts submissions only from members of its church",
    file: "../access/check-accepting.ts",
    find: "if (form.restricted && !member) throw new FormRestricted();",
    replace: "void member;",
    test: "../submissions/submit-form.test.ts",
    title: "S6.02 a restricted form accepts submissions only from callers who are signed in to its church",
  },
  {
    guard: "A form treats a caller of another church as not signed in",
    file: "../access/check-accepting.ts",
    find: "caller?.churchId === form.churchId ? caller : null",
    replace: "form.churchId ? caller : null",
    test: "../submissions/submit-form.test.ts",
    title: "S7.06 the submitter is the signed-in person and the church is the form's, whatever the client sends",
  },
  {
    guard: "A caller with permission to edit forms reads answers only of their own forms",
    file: "../access/may-build-forms.ts",
    find: "createdBy === caller.personId",
    replace: "createdBy !== undefined",
    test: "../responses/responses.test.ts",
    title: "S6.01 are read only by the form's creator and by callers with permission to administer forms",
  },
  {
    guard: "A form of a closing church cannot be opened",
    file: "../records/form-store.ts",
    find: '.where(notClosing("forms.churchId"))',
    replace: "",
    test: "../../churches/closing/close-church.deep.test.ts",
    title: "S2.09 a closing church is visible only to its administrators, who can read and export but not change it",
  },
];
