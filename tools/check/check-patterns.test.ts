import { expect, test } from "vitest";
import { checkPatterns } from "./check-patterns.ts";
import { makeTree } from "./testing/make-tree.ts";

const problems = (line: string, file = "packages/ui/src/a.ts") =>
  checkPatterns(makeTree({ [file]: `${line}\n` })).problems;

test.each([
  ["inside another one", "/^(a+)+$/.test(text);"],
  ["next to each other", String.raw`/^\s*0*\s*$/.test(text);`],
  ["tried again from every character", String.raw`text.replace(/\s+$/, "");`],
  ["put together at run time", "new RegExp(`^${typed}`);"],
])("a regular expression that a crafted text makes slow is reported: %s", (reason, line) => {
  expect(problems(line)).toEqual([expect.stringContaining(reason)]);
  expect(problems(line)[0]).toMatch(/^packages\/ui\/src\/a\.ts:1 /);
});

test.each([
  String.raw`/^\d{4}-\d{2}$/.test(text);`,
  "/^[a-z]+@[a-z]+/.test(text);",
  'new RegExp("^a+$");',
  "const half = one / two / three;",
])("a regular expression that runs in linear time is not reported: %s", (line) => {
  expect(problems(line)).toEqual([]);
});

test("regular expressions in tests are not checked", () => {
  expect(problems("/^(a+)+$/.test(text);", "packages/ui/src/a.test.ts")).toEqual([]);
});
