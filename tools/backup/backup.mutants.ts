import type { Mutant } from "../mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A chunk of a backup cannot be moved",
    file: "./encrypt-stream.ts",
    find: "nonce.writeUIntBE(number, 5, 6);",
    replace: "nonce.writeUIntBE(number * 0, 5, 6);",
    test: "./encrypt-stream.test.ts",
    title: "Every changed bit, every cut, and every chunk moved, doubled or left out is found",
  },
  {
    guard: "The end of a backup cannot be cut off",
    file: "./encrypt-stream.ts",
    find: "nonce[11] = isLast ? 1 : 0;",
    replace: "nonce[11] = isLast ? 0 : 0;",
    test: "./encrypt-stream.test.ts",
    title: "Every changed bit, every cut, and every chunk moved, doubled or left out is found",
  },
  {
    guard: "Every bit of a backup is checked",
    file: "./encrypt-stream.ts",
    find: "decipher.update(piece.subarray(0, -tagSize)), decipher.final()]",
    replace: "decipher.update(piece.subarray(0, -tagSize))]",
    test: "./encrypt-stream.test.ts",
    title: "Every changed bit, every cut, and every chunk moved, doubled or left out is found",
  },
];
