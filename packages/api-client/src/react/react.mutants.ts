import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A downloaded CSV file tells spreadsheets that it is UTF-8",
    file: "./use-download.ts",
    find: "`${UTF8_MARK}${answer}`",
    replace: "answer",
    test: "../../../features/src/testing/use-download.test.tsx",
    title: "a CSV file begins with the mark of UTF-8, so that Excel reads its accents",
  },
  {
    guard: "Texts that were begun are forgotten at the sign-out",
    file: "./start-client.ts",
    find: 'session.read().notice !== "ended") forgetTexts();',
    replace: 'session.read().notice === "ended") forgetTexts();',
    test: "../drafts/kept-text.test.tsx",
    title: "signing out forgets every text that was begun, and nothing else",
  },
];
