import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Work that takes too long is ended",
    file: "./open-worker.ts",
    find: "limit = setTimeout(() => end(new WorkTooHeavy(`Took longer than ${limits.milliseconds} ms.`)), limits.milliseconds);",
    replace: "",
    test: "./open-worker.test.ts",
    title: "work that takes too long is ended, and the next work in the queue is done",
  },
  {
    guard: "A worker's memory is limited",
    file: "./open-worker.ts",
    find: "maxOldGenerationSizeMb: limits.megabytes",
    replace: "maxOldGenerationSizeMb: 2000",
    test: "./open-worker.test.ts",
    title: "work that needs too much memory is ended, and the next work in the queue is done",
  },
  {
    guard: "The queue of work of one church is limited",
    file: "./open-worker.ts",
    find: "if (queue.length >= limits.queue)",
    replace: "if (queue.length > 1000)",
    test: "./open-worker.test.ts",
    title: "churches take turns: heavy work of one church delays another only once, and its queue is limited",
  },
];
