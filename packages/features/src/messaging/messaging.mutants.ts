import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A message that was begun is kept",
    file: "./use-draft.ts",
    find: 'keepText(name, text === initial ? "" : text);',
    replace: "",
    test: "./messages/messages-panel.test.tsx",
    title: "a message that was begun is there again after going back, and gone once it is sent",
  },
];
