import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An encrypted secret can be decrypted only with its own encryption context",
    file: "./encryption.ts",
    find: "decipher.setAAD(Buffer.from(encryptionContext))",
    replace: 'decipher.setAAD(Buffer.from("gateway of grace"))',
    test: "./encryption.test.ts",
    title: "a ciphertext with another context, another key or a changed character cannot be decrypted",
  },
];
