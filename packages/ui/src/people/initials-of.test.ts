import { expect, test } from "vitest";
import { initialsOf } from "./initials-of.ts";

test("S5.09 initials are the first characters of the first and last words, uppercase", () => {
  expect(initialsOf("ada lovelace")).toBe("AL");
  expect(initialsOf("  Maria  Elena del Carmen ")).toBe("MC");
});

test("S5.09 one word gives its first character", () => {
  expect(initialsOf("prince")).toBe("P");
});

test("S5.09 no name gives a question mark", () => {
  expect([undefined, null, "", "   "].map(initialsOf)).toEqual(["?", "?", "?", "?"]);
});

test("S5.09 a character with its accent or vowel sign stays whole", () => {
  expect(initialsOf("e\u0301lodie nova\u0301k")).toBe("E\u0301N");
  expect(initialsOf("हिना")).toBe("हि");
});
