import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "No mailbox is filled by forms",
    file: "./compose-answer-email.ts",
    find: "if (!isEmail(to) || (await isMailboxOverLimit(forms, to))) return null;",
    replace: "if (!isEmail(to)) return null;",
    test: "./render-answer-email.test.ts",
    title: "no mailbox is filled by forms, and what was sent in counts all the same",
  },
  {
    guard: "Email safety: answers with links go to one's own address alone",
    file: "./compose-answer-email.ts",
    find: 'const isOtherAddress = to !== sameEmail(account?.email ?? "");',
    replace: "const isOtherAddress = row.submittedBy === null;",
    test: "./render-answer-email.test.ts",
    title:
      "nobody has a link mailed to an address that is not their own, signed in or not, and no form's own text carries one",
  },
  {
    guard: "A notification of a form response links to the response",
    file: "./notify-form-owners.ts",
    find: "link: responseLink(formId, submissionId)",
    replace: "link: `/forms/${formId}`",
    test: "../forms/forms.test.ts",
    title: "those who look after a form are told once that it was filled in, with a link to the response",
  },
];
