import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A page's header shows the help about it",
    file: "./page-header.tsx",
    find: 'self-start">{help}</div>',
    replace: 'self-start"></div>',
    test: "./page-header.test.tsx",
    title: "S2.16 a page header shows the help about its page",
  },
];
