import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Leaving a page with unsaved changes requires a confirmation",
    file: "./unsaved-dialog.tsx",
    find: "open={open}",
    replace: "open={false}",
    test: "../../../../apps/portal/src/settings/settings-page.test.tsx",
    title: "unsaved changes survive a change of tabs, and leaving the page asks for confirmation",
  },
];
