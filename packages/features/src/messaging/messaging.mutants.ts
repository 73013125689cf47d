import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An unsent message is kept as a draft",
    file: "./use-draft.ts",
    find: 'keepText(name, text === initial ? "" : text);',
    replace: "",
    test: "./messages/messages-panel.test.tsx",
    title: "an unsent message is restored after going back, and cleared once it is sent",
  },
];
