import type { Mutant } from "../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A part of a public page that could not be fetched does not take the page away",
    file: "./late-part.tsx",
    find: "await load().catch(() => missingPart(load, useTexts))",
    replace: "await load()",
    test: "./late-part.test.tsx",
    title: "a part of a public page that could not be fetched says so, and comes when it is tried again",
  },
  {
    guard: "A part that could not be fetched is fetched again when asked",
    file: "./late-part.tsx",
    find: "onClick={() => void again()}",
    replace: "",
    test: "./late-part.test.tsx",
    title: "a part of a public page that could not be fetched says so, and comes when it is tried again",
  },
  {
    guard: "A part that could not be fetched is fetched again by itself",
    file: "./late-part.tsx",
    find: "setTimeout(() => void again(), PAUSE_MS)",
    replace: "0",
    test: "./late-part.test.tsx",
    title: "a part of a public page is fetched again by itself until it comes, and the page stays meanwhile",
  },
];
