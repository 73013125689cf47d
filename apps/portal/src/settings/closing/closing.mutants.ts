import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The settings' last box leads to closing only those who hold everything",
    file: "./close-church-box.tsx",
    find: "if (!CHURCH_PERMISSIONS.every(can)) return null;",
    replace: "",
    test: "../settings-page.test.tsx",
    title: "S2.09 who only edits settings is not offered to close the church",
  },
];
