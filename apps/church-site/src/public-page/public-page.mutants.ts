import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A page part that fails to load does not break the page",
    file: "./late-part.tsx",
    find: "await load().catch(() => missingPart(load, useTexts))",
    replace: "await load()",
    test: "./late-part.test.tsx",
    title: "a page part that failed to load shows an error, and Try again loads it",
  },
  {
    guard: "Try again loads a page part that failed to load",
    file: "./late-part.tsx",
    find: "onClick={() => void again()}",
    replace: "",
    test: "./late-part.test.tsx",
    title: "a page part that failed to load shows an error, and Try again loads it",
  },
  {
    guard: "A page part that failed to load is retried automatically",
    file: "./late-part.tsx",
    find: "setTimeout(() => void again(), PAUSE_MS)",
    replace: "0",
    test: "./late-part.test.tsx",
    title: "a page part that failed to load is retried automatically until it loads",
  },
];
