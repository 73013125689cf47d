import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ALL_POINTS, STATEMENT_POINTS } from "./points.ts";

const MODULES = join(import.meta.dirname, "../../apps/server/src/modules");

test("every fault point of the server is used by a campaign or a statement test, and every used point exists", () => {
  const files = globSync("**/*.ts", { cwd: MODULES }).filter((file) => !file.endsWith(".test.ts"));
  const marked = files.flatMap((file) =>
    [...readFileSync(join(MODULES, file), "utf8").matchAll(/faultPoint\("([^"]+)"\)/g)].map(([, name]) => name),
  );
  expect(marked.length).toBeGreaterThan(10);
  expect(new Set(marked)).toEqual(new Set<string>([...ALL_POINTS, ...STATEMENT_POINTS]));
});
