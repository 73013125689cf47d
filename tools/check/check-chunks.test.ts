import { expect, test } from "vitest";
import { checkChunks } from "./check-chunks.ts";
import { makeTree } from "./testing/make-tree.ts";

const built = (manifest: object) => makeTree({ "apps/portal/dist/.vite/manifest.json": manifest });

test("chunks without circular imports have no problem", () => {
  const manifest = {
    a: { file: "a.js", imports: ["b", "c"] },
    b: { file: "b.js", imports: ["c"] },
    c: { file: "c.js" },
  };
  expect(checkChunks(built(manifest), ["portal"]).problems).toEqual([]);
});

test("a circular import of chunks is reported with its path", () => {
  const manifest = { a: { file: "a.js", imports: ["b"] }, b: { file: "b.js", imports: ["c"] }, c: { imports: ["b"] } };
  expect(checkChunks(built(manifest), ["portal"]).problems).toEqual([expect.stringContaining("b → c → b")]);
});

test("an app that is not built is reported", () => {
  expect(checkChunks(built({}), ["portal", "lessons"]).problems).toEqual([
    "lessons is not built, so that its files cannot be looked through (npm run build)",
  ]);
});
