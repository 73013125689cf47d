import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Half a character, which fails only where there is an account, is refused for everybody",
    file: "./text.ts",
    find: "!LONE_SURROGATE.test(value)",
    replace: "true",
    test: "../../../../apps/server/src/modules/accounts/passwords/forgot-password.test.ts",
    title: "half a character in any field is refused, and so tells nobody whether an address has an account",
  },
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
    find: "FORBIDDEN_CHARACTERS.test(value) || ",
    replace: "",
    test: "../../../../apps/server/src/modules/accounts/users/load-or-create-user.test.ts",
    title: "S7.01 one mailbox is one account, whatever stands around its address",
  },
];
