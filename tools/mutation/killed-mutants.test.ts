import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readRecord, splitKilled } from "./killed-mutants.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const mutantOf = (name: string) => ({
  guard: `Guard of ${name}.`,
  file: `src/${name}.ts`,
  find: "a",
  replace: "b",
  test: `src/${name}.test.ts`,
  title: "a title",
  declaredIn: "src/all.mutants.ts",
});
const MUTANTS = ["fund", "gift", "refund", "batch"].map(mutantOf);
const NONE: ReadonlySet<(typeof MUTANTS)[number]> = new Set();
const ALL = MUTANTS.map(({ file }) => file);

function openProject() {
  const root = mkdtempSync(join(tmpdir(), "offertory-killed-"));
  folders.push(root);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const { file, test: proof } of MUTANTS) for (const path of [file, proof]) write(path, "1");
  write("tools/mutation/run-mutants.ts", "1");
  const open = (mutants = MUTANTS) => splitKilled(root, mutants).open.map(({ file }) => file);
  return { root, write, open };
}

test("Without a record, every mutant is open", () => {
  expect(openProject().open()).toEqual(ALL);
});

test("A mutant recorded as killed is open again if its text, file or test has changed", () => {
  const { root, write, open } = openProject();
  readRecord(root, MUTANTS)(NONE);
  expect(open()).toEqual([]);
  expect(splitKilled(root, MUTANTS).killed).toEqual(MUTANTS);
  write("src/other.ts", "2");
  write("src/fund.ts", "2");
  write("src/gift.test.ts", "2");
  expect(open()).toEqual(["src/fund.ts", "src/gift.ts"]);
  const changed = MUTANTS.map((mutant) => (mutant.file === "src/batch.ts" ? { ...mutant, replace: "c" } : mutant));
  expect(open(changed)).toEqual(["src/fund.ts", "src/gift.ts", "src/batch.ts"]);
  readRecord(root, changed)(NONE);
  expect(open(changed)).toEqual([]);
});

test("All mutants are recorded as killed except those that survived", () => {
  const { root, open } = openProject();
  readRecord(root, MUTANTS)(new Set(MUTANTS.slice(1, 2)));
  expect(open()).toEqual(["src/gift.ts"]);
});

test("A mutant whose file changes during a run is not recorded", () => {
  const { root, write, open } = openProject();
  const record = readRecord(root, MUTANTS);
  write("src/fund.ts", "2");
  record(NONE);
  expect(open()).toEqual(["src/fund.ts"]);
});

test("A change to the mutation tool opens every mutant again", () => {
  const { root, write, open } = openProject();
  readRecord(root, MUTANTS)(NONE);
  write("tools/mutation/run-mutants.test.ts", "2");
  write("tools/mutation/mutation.ts", "2");
  expect(open()).toEqual([]);
  write("tools/mutation/run-mutants.ts", "2");
  expect(open()).toEqual(ALL);
});
