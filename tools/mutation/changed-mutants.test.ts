import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { changedMutants } from "./changed-mutants.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const mutantOf = (name: string) => ({
  guard: `Guard of ${name}.`,
  file: `src/${name}.ts`,
  find: "a",
  replace: "b",
  test: `src/${name}.test.ts`,
  title: "a title",
  declaredIn: `src/${name}.mutants.ts`,
});
const MUTANTS = ["fund", "gift", "refund", "batch"].map(mutantOf);

function openProject() {
  const root = mkdtempSync(join(tmpdir(), "offertory-changed-"));
  folders.push(root);
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...words], { cwd: root });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const commit = () => {
    git("add", ".");
    git("commit", "-qm", "Change");
  };
  git("init", "-q");
  for (const { file, test: proof, declaredIn } of MUTANTS)
    for (const path of [file, proof, declaredIn]) write(path, "1");
  write("tools/mutation/run-mutants.ts", "1");
  commit();
  const changed = () => {
    const answer = changedMutants(root, MUTANTS);
    return [answer.since, ...answer.changed.map(({ file }) => file)];
  };
  return { git, write, commit, changed };
}

const ALL = MUTANTS.map(({ file }) => file);

test("Where nothing was released, every mutant is run", () => {
  const { git, changed } = openProject();
  expect(changed()).toEqual([undefined, ...ALL]);
  git("tag", "other");
  expect(changed()).toEqual([undefined, ...ALL]);
});

test("Without a history every mutant is run", () => {
  const root = mkdtempSync(join(tmpdir(), "offertory-changed-"));
  folders.push(root);
  expect(changedMutants(root, MUTANTS).changed).toEqual(MUTANTS);
});

test("After a release those are run whose file, test or list has changed, committed or not", () => {
  const { git, write, commit, changed } = openProject();
  git("tag", "v1.0.0");
  expect(changed()).toEqual(["v1.0.0"]);
  write("src/fund.ts", "2");
  commit();
  write("src/gift.test.ts", "2");
  expect(changed()).toEqual(["v1.0.0", "src/fund.ts", "src/gift.ts"]);
  write("src/refund.mutants.ts", "2");
  write("src/other.ts", "2");
  expect(changed()).toEqual(["v1.0.0", "src/fund.ts", "src/gift.ts", "src/refund.ts"]);
  commit();
  git("tag", "v1.1.0");
  expect(changed()).toEqual(["v1.1.0"]);
});

test("When the runner itself has changed, every mutant is run", () => {
  const { git, write, changed } = openProject();
  git("tag", "v1.0.0");
  write("tools/mutation/README.md", "2");
  expect(changed()).toEqual(["v1.0.0"]);
  write("tools/mutation/run-mutants.ts", "2");
  expect(changed()).toEqual(["v1.0.0", ...ALL]);
});
