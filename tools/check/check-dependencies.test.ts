import { expect, test } from "vitest";
import { checkDependencies } from "./check-dependencies.ts";
import { makeTree } from "./testing/make-tree.ts";

const lock = (entry: object) => ({ packages: { "node_modules/a": { version: "1.0.0", ...entry } } });

test("exactly pinned libraries and our own packages have no problem", () => {
  const root = makeTree({
    "package.json": { devDependencies: { a: "1.2.3", b: "18.4.0-beta.17", c: "npm:typescript@5.9.3" } },
    "packages/ui/package.json": { dependencies: { "@offertory/contract": "*" } },
    "package-lock.json": lock({ integrity: "sha512-abc" }),
  });
  expect(checkDependencies(root).problems).toEqual([]);
});

test("an inexact version and a download URL are reported", () => {
  const root = makeTree({
    "package.json": { dependencies: { a: "^1.2.3" }, optionalDependencies: { b: "latest" } },
    "apps/portal/package.json": { devDependencies: { c: "2.x" } },
    "package-lock.json": lock({ resolved: "https://example.com/a.tgz" }),
  });
  expect(checkDependencies(root).problems).toEqual([
    "apps/portal/package.json: c is not pinned exactly (2.x)",
    "package.json: a is not pinned exactly (^1.2.3)",
    "package.json: b is not pinned exactly (latest)",
    "package-lock.json: node_modules/a names a download address (npm install --omit-lockfile-registry-resolved)",
  ]);
});
