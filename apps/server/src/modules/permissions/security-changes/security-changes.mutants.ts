import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Email safety: whoever was removed is told",
    file: "./email-security-changes.job.ts",
    find: "...changes.flatMap(({ administrators }) => administrators)",
    replace: "",
    test: "./security-changes.test.ts",
    title: "an administrator who is removed is told of it; what is refused or changes nothing is told to nobody",
  },
  {
    guard: "Email safety: nobody puts the email off",
    file: "./record-security-change.ts",
    find: "new Date(new Date(oldest).getTime() + DIGEST_DELAY_MS)",
    replace: "new Date(changedAt.getTime() + DIGEST_DELAY_MS)",
    test: "./security-changes.test.ts",
    title: "changes that go on do not put the email off",
  },
];
