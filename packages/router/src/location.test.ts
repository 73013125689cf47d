import { expect, test } from "vitest";
import { createPath, parsePath, resolveTo } from "./location.ts";

const from = (to: Parameters<typeof resolveTo>[0]) => createPath(resolveTo(to, "/people/7"));

test("a target without a pathname keeps the current pathname", () => {
  expect(from("?edit=1")).toBe("/people/7?edit=1");
  expect(from("?")).toBe("/people/7");
  expect(from({ search: "?edit=1", hash: "#email" })).toBe("/people/7?edit=1#email");
  expect(from("#email")).toBe("/people/7#email");
});

test("a target never leaves the origin", () => {
  expect(from("//evil.example/login")).toBe("/evil.example/login");
  expect(from("/a//b")).toBe("/a/b");
  expect(from({ pathname: "//evil.example" })).toBe("/evil.example");
});

test("a URL is percent-encoded as in browsers", () => {
  expect(from("/people?name=Zoë Ross")).toBe("/people?name=Zo%C3%AB%20Ross");
  expect(from("/forms/a b")).toBe("/forms/a%20b");
});

test("a question mark after the hash belongs to the hash", () => {
  expect(parsePath("/a?b=1#c?d#e")).toEqual({ pathname: "/a", search: "?b=1", hash: "#c?d#e" });
});
