import { expect, test } from "vitest";
import { matchTags } from "./match-tags.ts";

const tags = [
  { id: "choir", name: "Choir" },
  { id: "youth", name: "Youth choir" },
  { id: "team", name: "Team" },
];
const offered = (typed: string, without: string[] = []) => {
  const { tags: found, newName } = matchTags(tags, typed, new Set(without));
  return [...found.map(({ id }) => id), newName];
};

test("tags that begin with what was typed come first, and another name can be created", () => {
  expect(offered("ch")).toEqual(["choir", "youth", "ch"]);
  expect(offered(" New  one ")).toEqual(["New  one"]);
  expect(offered(" ")).toEqual([null]);
});

test("a tag of this name is not created again, whatever its case", () => {
  expect(offered("CHOIR")).toEqual(["choir", "youth", null]);
  expect(offered("team", ["team"])).toEqual([null]);
});
