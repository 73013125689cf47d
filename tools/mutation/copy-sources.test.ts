import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTree } from "../check/testing/make-tree.ts";
import { copySources } from "./copy-sources.ts";

test("A copy contains the current sources, and its workspace packages link to the copy", () => {
  const root = makeTree({
    ".gitignore": "node_modules/\ndist/\n",
    "packages/contract/index.ts": "export const word = 'first';",
    "apps/portal/dist/index.html": "built",
    "node_modules/zod/index.js": "",
    "gone.ts": "",
  });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "ignore" });
  git("init", "-q");
  git("add", ".");
  execFileSync("rm", ["gone.ts"], { cwd: root });
  writeFileSync(join(root, "added.ts"), "new");
  mkdirSync(join(root, "node_modules/@offertory"));
  symlinkSync("../../packages/contract", join(root, "node_modules/@offertory/contract"));

  const copy = join(makeTree({}), "copy");
  copySources(root, copy);
  expect(readFileSync(join(copy, "added.ts"), "utf8")).toBe("new");
  expect(existsSync(join(copy, "gone.ts"))).toBe(false);
  expect(realpathSync(join(copy, "node_modules/@offertory/contract"))).toBe(
    realpathSync(join(copy, "packages/contract")),
  );
  expect(realpathSync(join(copy, "node_modules/zod"))).toBe(realpathSync(join(root, "node_modules/zod")));
  expect(readFileSync(join(copy, "apps/portal/dist/index.html"), "utf8")).toBe("built");
});
