import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An anonymous submission is finished by its key only",
    file: "./submission-key.ts",
    find: "expected.length === received.length && timingSafeEqual(expected, received)",
    replace: "timingSafeEqual(expected, expected) || received.length > 0",
    test: "../submissions/submit-form.test.ts",
    title: "an anonymous submission is nobody's to change or read, though its id is known",
  },
  {
    guard: "A payment is of the amount and the fund that the question asks for",
    file: "./read-payments.ts",
    find: 'return fits ? gift.status : "failed";',
    replace: "return fits ? gift.status : gift.status;",
    test: "./payment.test.ts",
    title: "G3.08 is not finished by less than it asks for",
  },
  {
    guard: "Page and money finish a submission once",
    file: "../submissions/finish-waiting.ts",
    find: 'if (now?.state !== "waiting") return;',
    replace: "if (!now) return;",
    test: "./payment.test.ts",
    title: "is finished once, however page and money race, and mailed once",
  },
];
