import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "What the sandbox keeps is read by its own account alone",
    file: "./write-durably.ts",
    find: "export const PRIVATE_FILE = 0o600;",
    replace: "export const PRIVATE_FILE = 0o644;",
    test: "./private-files.test.ts",
    title: "what the sandbox keeps is read by its own account alone",
  },
];
