import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A dialog that replaces another returns the focus to the opener of the first",
    file: "./use-opener.ts",
    find: "closing && isReplaced ? closing.opener : before;",
    replace: "before;",
    test: "./dialogs.test.tsx",
    title: "a dialog that replaces another returns the focus to the opener of the first",
  },
];
