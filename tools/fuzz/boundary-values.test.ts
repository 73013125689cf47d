import { expect, test } from "vitest";
import { z } from "zod/mini";
import { boundaryValues } from "./boundary-values.ts";
import { findFields, withValue } from "./find-fields.ts";
import { writeJson } from "./raw-json.ts";

const Body = z.object({
  name: z.string().check(z.maxLength(20)),
  lines: z.optional(z.array(z.object({ amount: z.number().check(z.gte(0.5), z.lte(100)) })).check(z.maxLength(3))),
  kind: z.nullable(z.enum(["once", "often"])),
});
const valuesOf = (path: string): unknown[] =>
  findFields(Body)
    .filter((field) => field.path.join(".") === path)
    .flatMap(({ schema }) => boundaryValues(schema, [{ amount: 1 }]).map(({ value }) => value));

test("every field is found, including lists and their items", () => {
  expect(findFields(Body).map(({ path }) => path.join("."))).toEqual([
    "",
    "name",
    "lines",
    "lines.0",
    "lines.0.amount",
    "kind",
  ]);
});

test("each limit is tested with values inside and outside of it", () => {
  const lengths = valuesOf("name").flatMap((value) => (typeof value === "string" ? [value.length] : []));
  expect(lengths).toEqual(expect.arrayContaining([0, 20, 21]));
  expect(valuesOf("lines.0.amount")).toEqual(expect.arrayContaining([0.5, -0.5, 100, 101, 100.01, -1, 0]));
  const counts = valuesOf("lines").flatMap((value) => (Array.isArray(value) ? [value.length] : []));
  expect(counts).toEqual(expect.arrayContaining([0, 3, 4]));
  expect(valuesOf("kind")).toEqual(expect.arrayContaining(["once", "often", "ONCE"]));
});

test("each field is left out, and tried with every wrong type", () => {
  for (const path of ["", "name", "lines", "lines.0.amount", "kind"])
    expect(valuesOf(path)).toEqual(expect.arrayContaining([undefined, null, true, 0, "text", [], {}]));
});

test("a value replaces its field, and values that JSON.stringify cannot write are written as raw JSON", () => {
  const base = { name: "a", lines: [{ amount: 1 }] };
  expect(withValue(base, ["lines", 0, "amount"], null)).toEqual({ name: "a", lines: [{ amount: null }] });
  expect(writeJson(withValue(base, ["name"], undefined))).toBe('{"lines":[{"amount":1}]}');
  expect(writeJson(withValue(base, ["lines", 0, "amount"], "raw-json:infinite"))).toBe(
    '{"name":"a","lines":[{"amount":1e999}]}',
  );
  expect(writeJson(withValue({}, ["__proto__"], 1))).toBe('{"__proto__":1}');
});
