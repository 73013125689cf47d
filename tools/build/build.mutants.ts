import type { Mutant } from "../mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Icons keep their shapes in the build",
    file: "./light-icons.ts",
    find: 'key: "[\\w-]+"',
    replace: '(?:key|d): "[^"]+"',
    test: "./light-icons.test.ts",
    title: "what the build leaves of an icon draws the same shapes",
  },
  {
    guard: "Browsers do not fetch the summaries of calls",
    file: "./drop-summaries.ts",
    find: 'code.replaceAll(SUMMARY, "")',
    replace: "code",
    test: "./drop-summaries.test.ts",
    title: "browsers get every call without the line about it for the API page",
  },
];
