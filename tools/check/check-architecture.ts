import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckResult } from "./check-result.ts";

/** Which folders ARCHITECTURE.md must name, and where in its tree it names them. */
const PARTS: readonly { folder: string; listed: RegExp }[] = [
  { folder: "apps", listed: /^apps\/\n(?<names>(?: .*\n)+)/m },
  { folder: "packages", listed: /^packages\/\n(?<names>(?: .*\n)+)/m },
  { folder: "tools", listed: /^tools\/\n(?<names>(?: .*\n)+)/m },
];
const LISTS: readonly { folder: string; listed: RegExp }[] = [
  { folder: "apps/server/src/modules", listed: /^ {4}src\/modules\/(?<names>.*\n(?: {20,}.*\n)*)/m },
  { folder: "packages/features/src", listed: /^ {2}features\/(?<names>.*\n(?: {20,}.*\n)*)/m },
];
const NOT_LISTED = new Set(["node_modules", "testing", "dist"]);

/** Compares the tree of ARCHITECTURE.md with the folders. */
export function checkArchitecture(root: string): CheckResult {
  const text = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
  const tree = /## The tree\n\n```\n(?<tree>[\s\S]*?)```/.exec(text)?.groups?.["tree"] ?? "";
  const problems = [
    // The first column has the folders' names; the text beside it is a description.
    ...PARTS.flatMap(({ folder, listed }) => compare(root, folder, namesIn(listed.exec(tree), /^ {2}(?=\S).{1,24}/gm))),
    ...LISTS.flatMap(({ folder, listed }) => compare(root, folder, namesIn(listed.exec(tree), /.+/g))),
  ];
  return { problems };
}

function namesIn(found: RegExpExecArray | null, column: RegExp): Set<string> {
  const columns = found?.groups?.["names"]?.match(column) ?? [];
  return new Set(columns.flatMap((text) => text.match(/(?<![\w./-])[a-z][\w-]*(?=\/(?:\s|$))/g) ?? []));
}

function compare(root: string, folder: string, named: ReadonlySet<string>): string[] {
  const there = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_LISTED.has(entry.name))
    .map(({ name }) => name);
  return [
    ...there.filter((name) => !named.has(name)).map((name) => `ARCHITECTURE.md does not name ${folder}/${name}`),
    ...[...named]
      .filter((name) => !there.includes(name))
      .map((name) => `ARCHITECTURE.md names ${folder}/${name}, which does not exist`),
  ];
}
