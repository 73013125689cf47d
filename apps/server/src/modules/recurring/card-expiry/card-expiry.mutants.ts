import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

const test = "./warn-of-expiring-cards.test.ts";

export const mutants: Mutant[] = [
  {
    guard: "Each card and warning gets one email",
    file: "./warn-of-expiring-cards.ts",
    find: 'if (!(await stores.sentEmails.claim(churchId, "card-expiring", about, context.now()))) return;',
    replace: 'await stores.sentEmails.claim(churchId, "card-expiring", about, context.now());',
    test,
    title: "the donor is told 30 and 7 days before the card expires, once each, with the manage link",
  },
  {
    guard: "No second email a week before a card expires",
    file: "./warn-of-expiring-cards.ts",
    find: 'if (earlier !== about) await stores.sentEmails.claim(churchId, "card-expiring", earlier, context.now());',
    replace: "",
    test,
    title: "a card that is changed a week before it expires is warned about once, in the donor's language",
  },
];
