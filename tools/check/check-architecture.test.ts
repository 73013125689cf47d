import { expect, test } from "vitest";
import { checkArchitecture } from "./check-architecture.ts";
import { makeTree } from "./testing/make-tree.ts";

const TREE = `# Architecture

## The tree

\`\`\`
apps/
  server/
    src/modules/           people/ giving/
                           forms/
    test/                  for tests
  portal/                  screens in src/people
packages/
  ui/                      buttons
  features/                shared: sign-in/
                           qr/
tools/
  start/  check/           two
docs/                      guide/
\`\`\`
`;
const FILES = [
  "apps/server/src/modules/people/a.ts",
  "apps/server/src/modules/giving/a.ts",
  "apps/server/src/modules/forms/a.ts",
  "apps/portal/a.ts",
  "packages/ui/a.ts",
  "packages/features/src/sign-in/a.ts",
  "packages/features/src/qr/a.ts",
  "tools/start/a.ts",
  "tools/check/a.ts",
];
const treeOf = (files: readonly string[]) =>
  makeTree({ "ARCHITECTURE.md": TREE, ...Object.fromEntries(files.map((file) => [file, ""])) });

test("an ARCHITECTURE.md that names every folder has no problem", () => {
  expect(checkArchitecture(treeOf(FILES)).problems).toEqual([]);
});

test("an unnamed folder and a name without a folder are reported", () => {
  const files = [
    ...FILES.filter((file) => !file.includes("/giving/")),
    "tools/new/a.ts",
    "packages/features/src/new/a.ts",
  ];
  expect(checkArchitecture(treeOf(files)).problems).toEqual([
    "ARCHITECTURE.md does not name tools/new",
    "ARCHITECTURE.md names apps/server/src/modules/giving, which does not exist",
    "ARCHITECTURE.md does not name packages/features/src/new",
  ]);
});
