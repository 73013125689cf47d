import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Work that takes too long is ended",
    file: "./open-worker.ts",
    find: "limit = setTimeout(() => end(new WorkTooHeavy(`Took longer than ${limits.milliseconds} ms.`)), limits.milliseconds);",
    replace: "",
    test: "./open-worker.test.ts",
    title: "work that takes too long is ended, and what waits behind it is done",
  },
  {
    guard: "A worker's memory is limited",
    file: "./open-worker.ts",
    find: "maxOldGenerationSizeMb: limits.megabytes",
    replace: "maxOldGenerationSizeMb: 2000",
    test: "./open-worker.test.ts",
    title: "work that needs too much memory is ended, and what waits behind it is done",
  },
  {
    guard: "Only so much work of one church waits",
    file: "./open-worker.ts",
    find: "if (queue.length >= limits.queue)",
    replace: "if (queue.length > 1000)",
    test: "./open-worker.test.ts",
    title: "owners take turns: heavy work of one is waited for once by another, and only so much of it may wait",
  },
];
