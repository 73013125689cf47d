import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ALL_MUTANTS } from "./all-mutants.ts";
import { whyNotApplicable } from "./apply-mutant.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "");

test("The text that a mutant replaces occurs in its file exactly once, and the mutant changes it", () => {
  const faults = ALL_MUTANTS.flatMap((mutant) => whyNotApplicable(read(mutant.file), mutant) ?? []);
  expect(faults).toEqual([]);
  expect(ALL_MUTANTS.filter(({ find, replace }) => find === replace)).toEqual([]);
});

test("The test that must kill a mutant exists in its file under its title", () => {
  const faults = ALL_MUTANTS.filter(({ test: file, title }) => title === "" || !read(file).includes(title));
  expect(faults.map(({ test: file, title }) => `${file}: ${title}`)).toEqual([]);
});

test("No two mutants have the same guard sentence", () => {
  const sentences = ALL_MUTANTS.map(({ guard }) => guard);
  expect(sentences.filter((guard, index) => sentences.indexOf(guard) !== index)).toEqual([]);
});
