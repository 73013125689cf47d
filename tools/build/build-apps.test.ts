import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildApps } from "./build-apps.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "offertory-build-"));
  symlinkSync(join(import.meta.dirname, "../../node_modules"), join(root, "node_modules"));
  for (const folder of ["apps/portal/src", "packages/ui/src"]) mkdirSync(join(root, folder), { recursive: true });
  write("apps/portal/index.html", '<script type="module" src="./src/main.js"></script>');
  write("apps/portal/src/main.js", 'import { word } from "../../../packages/ui/src/word.js"; document.title = word;');
  write("packages/ui/src/word.js", 'export const word = "first";');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const page = () => readFileSync(join(root, "apps/portal/dist/index.html"), "utf8");

test("An app is built only if its sources or a package have changed since the last build", async () => {
  expect(await buildApps({ root })).toEqual(["portal"]);
  const first = page();
  expect(await buildApps({ root })).toEqual([]);
  write("packages/ui/src/word.test.ts", "");
  expect(await buildApps({ root })).toEqual([]);
  write("packages/ui/src/word.js", 'export const word = "second";');
  expect(await buildApps({ root })).toEqual(["portal"]);
  expect(page()).not.toBe(first);
});

test("A failed build shows Vite's errors and is tried again the next time", async () => {
  write("apps/portal/src/main.js", "import './missing.js';");
  await expect(buildApps({ root })).rejects.toThrow(/missing\.js(.|\n)*The app portal could not be built/);
  expect(existsSync(join(root, "apps/portal/dist/.stamp"))).toBe(false);
  await expect(buildApps({ root })).rejects.toThrow(/could not be built/);
});
