import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An anonymous submission is changed only with its key",
    file: "./submission-key.ts",
    find: "expected.length === received.length && timingSafeEqual(expected, received)",
    replace: "timingSafeEqual(expected, expected) || received.length > 0",
    test: "../submissions/submit-form.test.ts",
    title: "an anonymous submission can be neither changed, read nor removed with its id alone or a wrong key",
  },
  {
    guard: "A payment must match the amount and the fund of the question",
    file: "./read-payments.ts",
    find: 'return fits ? gift.status : "failed";',
    replace: "return fits ? gift.status : gift.status;",
    test: "./payment.test.ts",
    title: "G3.08 is not paid by a gift below the price",
  },
  {
    guard: "The page and the payment together finish a submission only once",
    file: "../submissions/finish-waiting.ts",
    find: 'if (now?.state !== "waiting") return;',
    replace: "if (!now) return;",
    test: "./payment.test.ts",
    title: "is finished and emailed once if the page and the payment finish it at the same time",
  },
];
