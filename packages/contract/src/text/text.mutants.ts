import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A lone surrogate is refused whether or not the email has an account",
    file: "./text.ts",
    find: "!LONE_SURROGATE.test(value)",
    replace: "true",
    test: "../../../../apps/server/src/modules/accounts/passwords/forgot-password.test.ts",
    title: "an unpaired surrogate in a field is refused alike for known and unknown emails",
  },
  {
    guard: "Email safety: An email breaks what could become a link",
    file: "./holds-link.ts",
    find: 'word.replace(/[.．｡:@/?#](?=\\S)/g, "$& ")',
    replace: "word",
    test: "../../../../apps/server/src/platform/mail/church-emails.test.ts",
    title: "an existing name with a web address is not sent as a link, and its church can still be changed",
  },
  {
    guard: "A mailbox cannot have two accounts",
    file: "./is-email.ts",
    find: "MAILBOX.test(mailbox) &&",
    replace: 'mailbox !== "" &&',
    test: "../../../../apps/server/src/modules/accounts/users/load-or-create-user.test.ts",
    title: "S7.01 an email with brackets, quotes, invisible characters or extra punctuation is refused",
  },
];
