import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Email safety: a removed administrator is notified",
    file: "./email-security-changes.job.ts",
    find: "...changes.flatMap(({ administrators }) => administrators)",
    replace: "",
    test: "./security-changes.test.ts",
    title: "a removed administrator gets an email, and refused changes or changes without effect send none",
  },
  {
    guard: "Email safety: further changes do not delay the email",
    file: "./record-security-change.ts",
    find: "new Date(new Date(oldest).getTime() + DIGEST_DELAY_MS)",
    replace: "new Date(changedAt.getTime() + DIGEST_DELAY_MS)",
    test: "./security-changes.test.ts",
    title: "further changes do not delay the email",
  },
];
