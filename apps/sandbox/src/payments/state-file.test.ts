import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newFolder } from "../testing/open-test-sandbox.ts";
import { openStateFile } from "./state-file.ts";

const isNumber = (value: unknown): value is number => typeof value === "number";
let folder = "";
let path = "";
beforeEach(async () => {
  folder = await newFolder();
  path = join(folder, "some.journal");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("saved rows are restored in their order, without deleted rows", async () => {
  const state = await openStateFile(path);
  const rows = state.table("rows", isNumber);
  for (let number = 1; number <= 5; number += 1) rows.put(`row${number}`, number);
  rows.delete("row2");
  rows.put("row1", 100);
  await state.close();
  const again = await openStateFile(path);
  expect([...again.table("rows", isNumber).entries()]).toEqual([
    ["row1", 100],
    ["row3", 3],
    ["row4", 4],
    ["row5", 5],
  ]);
  await again.close();
});

test("changes are on disk when saved() resolves, even if the file was not closed", async () => {
  const state = await openStateFile(path);
  const rows = state.table("rows", isNumber);
  rows.put("a", 1);
  await state.saved();
  const killed = await openStateFile(path);
  expect(killed.table("rows", isNumber).get("a")).toBe(1);
  await Promise.all([state.close(), killed.close()]);
});

test("changes made together are written as one line, so a kill keeps all or none of them", async () => {
  const state = await openStateFile(path);
  const rows = state.table("rows", isNumber);
  rows.put("a", 1);
  rows.put("b", 2);
  await state.close();
  expect((await readFile(path, "utf8")).trim().split("\n")).toHaveLength(1);
});

test("an incomplete last line is ignored, and later changes are saved", async () => {
  const state = await openStateFile(path);
  state.table("rows", isNumber).put("a", 1);
  await state.close();
  await appendFile(path, '[["rows","a",2],["rows","b"');
  const again = await openStateFile(path);
  const rows = again.table("rows", isNumber);
  expect([...rows.entries()]).toEqual([["a", 1]]);
  rows.put("c", 3);
  await again.close();
  const third = await openStateFile(path);
  expect([...third.table("rows", isNumber).entries()]).toEqual([
    ["a", 1],
    ["c", 3],
  ]);
  await third.close();
});

test("a file with a damaged line or rows of another type is refused", async () => {
  await writeFile(path, '[["rows","a",1]]\nnonsense\n[["rows","b",2]]\n');
  await expect(openStateFile(path)).rejects.toThrow(/damaged/);
  expect(await readFile(path, "utf8")).toContain("nonsense");
  await writeFile(path, '[["rows","a","text"]]\n');
  const state = await openStateFile(path);
  expect(() => state.table("rows", isNumber)).toThrow(/cannot be read/);
  await state.close();
});
