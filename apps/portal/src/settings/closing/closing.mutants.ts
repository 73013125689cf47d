import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The box that closes a church is shown only to callers with every church permission",
    file: "./close-church-box.tsx",
    find: "if (!CHURCH_PERMISSIONS.every(can)) return null;",
    replace: "",
    test: "../settings-page.test.tsx",
    title: "S2.09 a caller with only the permission to edit settings gets no button to close the church",
  },
];
