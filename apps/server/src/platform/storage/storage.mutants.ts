import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A key leads nowhere else",
    file: "./check-key.ts",
    find: "!parts.every((part) => PART.test(part))",
    replace: "(void PART, false)",
    test: "./open-disk-storage.test.ts",
    title: "no key leads out of the folder",
  },
  {
    guard: "What a kill left half written goes with all else",
    file: "./open-disk-storage.ts",
    find: "removeAll: (prefix) => rm(join(folder, ...partsOf(prefix)), { recursive: true, force: true }),",
    replace: "async removeAll(prefix) { for (const { key } of await this.list(prefix)) await this.remove(key); },",
    test: "./open-disk-storage.test.ts",
    title: "all of a prefix goes at once, with what a kill left half written, and nothing beside it",
  },
];
