import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A encrypted key opens in its own place only",
    file: "./encryption.ts",
    find: "decipher.setAAD(Buffer.from(encryptionContext))",
    replace: 'decipher.setAAD(Buffer.from("gateway of grace"))',
    test: "./encryption.test.ts",
    title: "a encrypt moved to another place, of another key, or changed by a character does not open",
  },
];
