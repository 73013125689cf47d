import type { Mutant } from "../mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A backup with reordered chunks is refused",
    file: "./encrypt-stream.ts",
    find: "nonce.writeUIntBE(number, 5, 6);",
    replace: "nonce.writeUIntBE(number * 0, 5, 6);",
    test: "./encrypt-stream.test.ts",
    title: "A changed bit, a truncation, and a moved, repeated or missing chunk are refused as damaged",
  },
  {
    guard: "A truncated backup is refused",
    file: "./encrypt-stream.ts",
    find: "nonce[11] = isLast ? 1 : 0;",
    replace: "nonce[11] = isLast ? 0 : 0;",
    test: "./encrypt-stream.test.ts",
    title: "A changed bit, a truncation, and a moved, repeated or missing chunk are refused as damaged",
  },
  {
    guard: "A backup with a changed bit is refused",
    file: "./encrypt-stream.ts",
    find: "decipher.update(piece.subarray(0, -tagSize)), decipher.final()]",
    replace: "decipher.update(piece.subarray(0, -tagSize))]",
    test: "./encrypt-stream.test.ts",
    title: "A changed bit, a truncation, and a moved, repeated or missing chunk are refused as damaged",
  },
];
