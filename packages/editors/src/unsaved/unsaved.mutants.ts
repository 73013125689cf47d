import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A page with unsaved changes is left only after a question",
    file: "./unsaved-dialog.tsx",
    find: "open={open}",
    replace: "open={false}",
    test: "../../../../apps/portal/src/settings/settings-page.test.tsx",
    title: "what was typed outlives a change of tabs, and leaving the page asks first",
  },
];
