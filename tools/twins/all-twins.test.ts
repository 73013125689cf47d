import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ALL_TWINS } from "./all-twins.ts";
import { whyNotBroken } from "./break-guard.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "");

test("Every guard that has a twin stands in its file exactly once, and is changed by it", () => {
  const faults = ALL_TWINS.flatMap((twin) => whyNotBroken(read(twin.file), twin) ?? []);
  expect(faults).toEqual([]);
  expect(ALL_TWINS.filter(({ find, replace }) => find === replace)).toEqual([]);
});

test("Every test that must notice is there under its title", () => {
  const faults = ALL_TWINS.filter(({ test: file, title }) => title === "" || !read(file).includes(title));
  expect(faults.map(({ test: file, title }) => `${file}: ${title}`)).toEqual([]);
});

test("No two twins prove the same", () => {
  const sentences = ALL_TWINS.map(({ guard }) => guard);
  expect(sentences.filter((guard, index) => sentences.indexOf(guard) !== index)).toEqual([]);
});
