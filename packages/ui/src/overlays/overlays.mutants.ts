import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A dialog that takes the place of another gives the focus back to what opened the first",
    file: "./use-opener.ts",
    find: "if (openerOfClosing && !canTakeFocus(opener.current)) opener.current = openerOfClosing;",
    replace: "",
    test: "./dialogs.test.tsx",
    title: "a dialog that takes the place of another gives the focus back to what opened the first",
  },
];
