import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTree } from "../check/testing/make-tree.ts";
import { runMutants } from "./run-mutants.ts";
import type { Mutant } from "./mutant.ts";

const GUARD = `export function open(key: string): string {
  if (key !== "right") throw new Error("refused");
  return "the door is open";
}
export const tidy = (text: string) => text.trim();
`;
// A constant, because written out in the texts below it would be read as an import of this file.
const DOOR = "./door.ts";
const TESTS = `import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { open, tidy } from ${JSON.stringify(DOOR)};
test("a wrong key is refused", () => expect(() => open("wrong")).toThrow("refused"));
test("the right key opens", () => expect(open("right")).toContain("open"));
test("the door has a name", () => expect(tidy(" door ").at(0)).toBe("d"));
test("it stumbles", () => { if (tidy(" x") !== "x") throw new Error("stumbled"); });
test("it is broken already", () => expect(1).toBe(2));
test("another process refuses", () => {
  const run = () => execFileSync("node", [join(import.meta.dirname, "knock.ts")], { stdio: "ignore" });
  expect(run).toThrow();
});
test("nobody was let in before", () => expect(globalThis.letIn).toBeUndefined());
`;
/** Opens the door with a wrong key, in its own process. */
const KNOCK = `import { open } from ${JSON.stringify(DOOR)};
open("wrong");
`;

const mutant = (change: Partial<Mutant>): Mutant => ({
  guard: "Only the right key opens",
  file: "door.ts",
  find: 'if (key !== "right") throw new Error("refused");',
  replace: "",
  test: "door.test.ts",
  title: "a wrong key is refused",
  ...change,
});

async function prove(...mutants: Mutant[]): Promise<(string | undefined)[]> {
  const config = `export default { test: { include: ["*.test.ts"], isolate: false } };`;
  const tree = makeTree({
    "vitest.config.ts": config,
    "door.ts": GUARD,
    "door.test.ts": TESTS,
    "knock.ts": KNOCK,
    "package.json": { type: "module" },
  });
  mkdirSync(join(tree, "node_modules"));
  symlinkSync(join(import.meta.dirname, "../../node_modules/vitest"), join(tree, "node_modules/vitest"));
  return (await runMutants(tree, mutants, () => {})).map(({ problem }) => problem);
}

test("A guard is proved when its test fails without it, and it is restored for the next mutant", async () => {
  const other = mutant({ find: "text.trim()", replace: "text", title: "the door has a name" });
  expect(await prove(mutant({}), other, mutant({}))).toEqual([undefined, undefined, undefined]);
});

test("A guard whose test passes without it is not proved", async () => {
  expect(await prove(mutant({ title: "the right key opens" }))).toEqual([
    expect.stringMatching(/^The guard is gone, and nobody notices/),
  ]);
});

test("A guard that runs only in a child process is removed there too", async () => {
  expect(await prove(mutant({ title: "another process refuses" }))).toEqual([undefined]);
});

test("A guard is not proved by side effects of another mutant", async () => {
  const littering = mutant({ replace: "globalThis.letIn = key;" });
  const unnoticed = mutant({ find: "text.trim()", replace: "text.trimEnd()", title: "nobody was let in before" });
  expect(await prove(littering, unnoticed)).toEqual([
    undefined,
    expect.stringMatching(/^The guard is gone, and nobody notices/),
  ]);
});

test("A text that is missing from the file, or occurs twice, is reported", async () => {
  expect(await prove(mutant({ find: "a text that is not there" }), mutant({ find: "key" }))).toEqual([
    "This text is no longer in door.ts: a text that is not there",
    expect.stringMatching(/^This text is \d times in door\.ts/),
  ]);
});

test("A program that does not load and a test that fails for another reason prove nothing", async () => {
  const unloadable = mutant({ replace: "this is no program (" });
  const stumbling = mutant({ find: "text.trim()", replace: "text", title: "it stumbles" });
  expect(await prove(unloadable, stumbling)).toEqual([
    expect.stringMatching(/^Without the guard the test does not even run/),
    expect.stringMatching(/^The test failed, but not because/),
  ]);
});

test("A test that does not exist, or fails without the mutant, proves nothing", async () => {
  expect(await prove(mutant({ title: "no such title" }), mutant({ title: "it is broken already" }))).toEqual([
    expect.stringMatching(/^No test of door\.test\.ts that ran is called: no such title/),
    expect.stringMatching(/^It fails without any change/),
  ]);
});
