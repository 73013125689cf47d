import type { Twin } from "../twin.ts";

const STREAM = {
  file: "tools/backup/encrypt-stream.ts",
  test: "tools/backup/encrypt-stream.test.ts",
  title: "Every changed bit, every cut, and every chunk moved, doubled or left out is found",
};

/** What lies in a backup. */
export const BACKUP_TWINS: Twin[] = [
  {
    ...STREAM,
    guard: "A chunk of a backup cannot be moved",
    find: "nonce.writeUIntBE(number, 5, 6);",
    replace: "nonce.writeUIntBE(number * 0, 5, 6);",
  },
  {
    ...STREAM,
    guard: "The end of a backup cannot be cut off",
    find: "nonce[11] = isLast ? 1 : 0;",
    replace: "nonce[11] = isLast ? 0 : 0;",
  },
  {
    ...STREAM,
    guard: "Every bit of a backup is checked",
    find: "decipher.update(piece.subarray(0, -tagSize)), decipher.final()]",
    replace: "decipher.update(piece.subarray(0, -tagSize))]",
  },
];
