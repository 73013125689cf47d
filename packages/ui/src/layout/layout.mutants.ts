import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A page header shows the help for its page",
    file: "./page-header.tsx",
    find: 'self-start">{help}</div>',
    replace: 'self-start"></div>',
    test: "./page-header.test.tsx",
    title: "S2.16 a page header shows the help for its page",
  },
];
