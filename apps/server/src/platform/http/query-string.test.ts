import fc from "fast-check";
import { expect, test } from "vitest";
import { parseQueryString } from "./query-string.ts";

test("S7.03 a term encoded by the old escape() is decoded: Latin-1 bytes, wide characters and a literal plus sign", () => {
  expect(parseQueryString("term=Jos%E9+%u4E2D")).toEqual({ term: "José+中" });
});

test("S7.03 any term encoded as UTF-8 is decoded", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (term) => {
      expect(parseQueryString(`term=${encodeURIComponent(term)}&x=1`).term).toBe(term);
    }),
  );
});

test("parameters named like object properties are parsed normally, and the first of two equal names is used", () => {
  expect(parseQueryString("__proto__=a&constructor=b&a=1&a=2&lonely")).toEqual(
    Object.assign(Object.create(null), { ["__proto__"]: "a", constructor: "b", a: "1", lonely: "" }),
  );
});
