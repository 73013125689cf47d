import fc from "fast-check";
import { expect, test } from "vitest";
import { parseQueryString } from "./query-string.ts";

test("S7.03 a term encoded by the old escape() is read: Latin-1 bytes, wide emails, a plus sign as it is", () => {
  expect(parseQueryString("term=Jos%E9+%u4E2D")).toEqual({ term: "José+中" });
});

test("S7.03 a term encoded as UTF-8 is read whatever it holds", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (term) => {
      expect(parseQueryString(`term=${encodeURIComponent(term)}&x=1`).term).toBe(term);
    }),
  );
});

test("a name that is a property of every object is a name like any other, and the first of two counts", () => {
  expect(parseQueryString("__proto__=a&constructor=b&a=1&a=2&lonely")).toEqual(
    Object.assign(Object.create(null), { ["__proto__"]: "a", constructor: "b", a: "1", lonely: "" }),
  );
});
