import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Files and folders of the sandbox are readable only by the account that runs it",
    file: "./write-durably.ts",
    find: "export const PRIVATE_FILE = 0o600;",
    replace: "export const PRIVATE_FILE = 0o644;",
    test: "./private-files.test.ts",
    title: "files and folders of the sandbox are readable only by the account that runs it",
  },
];
