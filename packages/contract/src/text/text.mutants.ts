import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Email safety: An email breaks what could become a link",
    file: "./holds-link.ts",
    find: 'word.replace(/[.．｡:@/?#](?=\\S)/g, "$& ")',
    replace: "word",
    test: "../../../../apps/server/src/platform/mail/church-emails.test.ts",
    title:
      "a name with a web address from before the rule is no link in an email, and the rest of its church can still be changed",
  },
  {
    guard: "One mailbox is one account",
    file: "./is-email.ts",
    find: "AROUND.test(value) || ",
    replace: "",
    test: "../../../../apps/server/src/modules/accounts/users/load-or-create-user.test.ts",
    title: "S7.01 one mailbox is one account, whatever stands around its address",
  },
];
