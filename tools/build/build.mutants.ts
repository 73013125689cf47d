import type { Mutant } from "../mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Icons keep their shapes in the build",
    file: "./light-icons.ts",
    find: 'key: "[\\w-]+"',
    replace: '(?:key|d): "[^"]+"',
    test: "./light-icons.test.ts",
    title: "a reduced icon has the same shapes as the original",
  },
  {
    guard: "Browsers do not download the summaries of endpoints",
    file: "./drop-summaries.ts",
    find: 'code.replaceAll(SUMMARY, "")',
    replace: "code",
    test: "./drop-summaries.test.ts",
    title: "summaries are removed from endpoints, and other fields stay",
  },
];
