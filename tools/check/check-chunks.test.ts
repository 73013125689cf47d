import { expect, test } from "vitest";
import { checkChunks } from "./check-chunks.ts";
import { makeTree } from "./testing/make-tree.ts";

const built = (manifest: object) => makeTree({ "apps/portal/dist/.vite/manifest.json": manifest });

test("files of an app that stand on each other in one direction are well", () => {
  const manifest = {
    a: { file: "a.js", imports: ["b", "c"] },
    b: { file: "b.js", imports: ["c"] },
    c: { file: "c.js" },
  };
  expect(checkChunks(built(manifest), ["portal"]).problems).toEqual([]);
});

test("files that import each other by a detour are told, with the way round", () => {
  const manifest = { a: { file: "a.js", imports: ["b"] }, b: { file: "b.js", imports: ["c"] }, c: { imports: ["b"] } };
  expect(checkChunks(built(manifest), ["portal"]).problems).toEqual([expect.stringContaining("b → c → b")]);
});

test("an app that is not built is told, and never counts as one without circles", () => {
  expect(checkChunks(built({}), ["portal", "lessons"]).problems).toEqual([
    "lessons is not built, so that its files cannot be looked through (npm run build)",
  ]);
});
