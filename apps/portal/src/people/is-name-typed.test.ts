import { expect, test } from "vitest";
import { isNameTyped } from "./is-name-typed.ts";

test("a name is confirmed whatever its letter case and spaces", () => {
  expect(isNameTyped("  josé  da silva", "José da Silva")).toBe(true);
  expect(isNameTyped("Jose da Silva", "José da Silva")).toBe(false);
});

test("nothing typed confirms nothing, not even a person without a name", () => {
  expect(isNameTyped(" ", "")).toBe(false);
});
