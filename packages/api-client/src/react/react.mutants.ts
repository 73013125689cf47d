import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A downloaded CSV file starts with the UTF-8 byte order mark",
    file: "./use-download.ts",
    find: "`${UTF8_MARK}${answer}`",
    replace: "answer",
    test: "../../../features/src/testing/use-download.test.tsx",
    title: "a CSV file starts with a UTF-8 byte order mark, so that Excel reads accents",
  },
  {
    guard: "Text drafts are deleted at sign-out",
    file: "./start-client.ts",
    find: 'session.read().notice !== "ended") forgetTexts();',
    replace: 'session.read().notice === "ended") forgetTexts();',
    test: "../drafts/kept-text.test.tsx",
    title: "signing out deletes all text drafts and nothing else",
  },
];
