import { expect, test } from "vitest";
import { checkRequirements } from "./check-requirements.ts";
import { makeTree } from "./testing/make-tree.ts";

const page = "# Requirements\n\n- S1.01 [ui] One.\n- S1.02 [api] Two.\n- G2.03 [unit] Three, see S9.99.\n";

// Assembled, so that these invented numbers are not read as titles of this file.
const titled = (call: string, title: string) => `${call}(${JSON.stringify(title)}, () => {});`;

test("a requirement is covered only if the title of a test names it", () => {
  const root = makeTree({
    "docs/requirements.md": page,
    "apps/server/src/a.test.ts": `${titled("test", "S1.01 and G2.03 hold")}\n// S1.02\nexpect("S1.02");`,
    "apps/server/src/b.ts": titled("test", "S1.02"),
    "e2e/c.spec.ts": titled("test.describe", "G2.03 again"),
  });
  expect(checkRequirements(root)).toEqual({ problems: [], note: "2 of 3 requirements are named by a test" });
});

test("a title that names an unknown requirement is reported", () => {
  const root = makeTree({ "docs/requirements.md": page, "e2e/a.spec.ts": titled("test", "S9.99 holds") });
  expect(checkRequirements(root).problems).toEqual([
    "e2e/a.spec.ts names S9.99, which docs/requirements.md does not have",
  ]);
});
