import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A mailbox gets a limited number of emails from forms",
    file: "./compose-answer-email.ts",
    find: "if (!isEmail(to) || (await isMailboxOverLimit(forms, to))) return null;",
    replace: "if (!isEmail(to)) return null;",
    test: "./render-answer-email.test.ts",
    title: "a mailbox gets at most five emails from forms, and further submissions are still stored",
  },
  {
    guard: "Email safety: answers with links are emailed only to the submitter's own address",
    file: "./compose-answer-email.ts",
    find: 'const isOtherAddress = to !== sameEmail(account?.email ?? "");',
    replace: "const isOtherAddress = row.submittedBy === null;",
    test: "./render-answer-email.test.ts",
    title: "an email to another person's address leaves out answers with links, and links in any email are broken up",
  },
  {
    guard: "A notification of a form response links to the response",
    file: "./notify-form-owners.ts",
    find: "link: responseLink(formId, submissionId)",
    replace: "link: `/forms/${formId}`",
    test: "../forms/forms.test.ts",
    title: "form owners get one notification per submission, with a link to the response",
  },
];
