import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A key cannot lead out of the folder",
    file: "./check-key.ts",
    find: "!parts.every((part) => PART.test(part))",
    replace: "(void PART, false)",
    test: "./open-disk-storage.test.ts",
    title: "a file outside the folder cannot be read",
  },
  {
    guard: "Partly written files of a killed process are removed with their prefix",
    file: "./open-disk-storage.ts",
    find: "removeAll: (prefix) => rm(join(folder, ...partsOf(prefix)), { recursive: true, force: true }),",
    replace: "async removeAll(prefix) { for (const { key } of await this.list(prefix)) await this.remove(key); },",
    test: "./open-disk-storage.test.ts",
    title: "removing a prefix deletes all its files, also partly written ones, and no other files",
  },
];
