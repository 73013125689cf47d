import { expect, test } from "vitest";
import { checkEscapes } from "./check-escapes.ts";
import { makeTree } from "./testing/make-tree.ts";

const problems = (line: string, file = "packages/ui/src/a.ts") =>
  checkEscapes(makeTree({ [file]: `const fine = 1;\n${line}\n` })).problems;

test.each([
  ["any", "const one = two as any;"],
  ["any", "function give(one: any) {}"],
  ["any", "const many: Record<string, any> = {};"],
  ["any", "let all: any[] = [];"],
  ["as unknown as", "const one = two as unknown as Three;"],
  ["a silenced type error", "// @ts-expect-error because"],
  ["a silenced type error", "// @ts-ignore"],
  ["a silenced lint rule without a reason", "// oxlint-disable-next-line no-console"],
])("%s is found in: %s", (name, line) => {
  expect(problems(line)).toEqual([`packages/ui/src/a.ts:2 ${name}`]);
});

test.each([
  "test.only(",
  "it.skip(",
  "describe.skip(",
  "test.fixme(",
  "test.todo(",
  "test.skipIf(",
  "test.runIf(",
  "context.skip(",
])("%s is found in a test", (line) => {
  expect(problems(line, "e2e/a.spec.ts")).toEqual(["e2e/a.spec.ts:2 a test left out or run alone"]);
});

const LENGTH = "a length limit as a number: name it once, in the contract where the server holds it too";

test.each(["<TextField maxLength={200} />", "maxLength={10_000}", "const field = { required: true, maxLength: 2 };"])(
  "a length limit as a number is found in a screen: %s",
  (line) => expect(problems(line, "apps/portal/src/a.tsx")).toEqual([`apps/portal/src/a.tsx:2 ${LENGTH}`]),
);

test.each([
  ["apps/portal/src/a.tsx", "<TextField maxLength={TASK_LENGTHS.title} />"],
  ["apps/portal/src/a.tsx", "maxLength={MAX_PASSWORD_LENGTH + 1}"],
  ["apps/portal/src/a.tsx", "const field = { maxLength: CONTACT_LENGTHS.address1 };"],
  ["apps/portal/src/a.test.tsx", "<TextField maxLength={200} />"],
  ["packages/ui/src/a.ts", "fc.array(cell, { maxLength: 3 });"],
])("no length limit as a number is found in %s: %s", (file, line) => {
  expect(problems(line, file)).toEqual([]);
});

test.each([
  "// whatever any of them says, or: any time",
  'const words = "as any";',
  "const provider = has as anyone;",
  "// oxlint-disable-next-line no-console -- a person reads it",
  "await page.waitFor(any(signal));",
])("nothing is found in: %s", (line) => {
  expect(problems(line)).toEqual([]);
});
