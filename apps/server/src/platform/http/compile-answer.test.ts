import { Message, Person, PrivateMessage } from "@offertory/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { compileAnswer } from "./compile-answer.ts";

const Inner = z.object({ text: z.string(), kind: z.enum(["a", "b"]), one: z.literal("one") });
const Everything = z.object({
  id: z.string(),
  count: z.int(),
  share: z.number(),
  yes: z.boolean(),
  none: z.nullable(z.string()),
  maybe: z.optional(z.string()),
  both: z.optional(z.nullable(Inner)),
  list: z.array(Inner),
  byName: z.record(z.string(), z.int()),
  either: z.union([z.string(), z.object({ deep: z.string() })]),
  pair: z.tuple([z.string(), z.int()]),
  free: z.unknown(),
});

const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom('"', "\\", "\n", "\u2028", "\ud800", "</script>"));
const inner = fc.record(
  { text, kind: fc.constantFrom("a", "b"), one: fc.constant("one"), undeclared: text },
  // Without the undeclared field, the fast path of `compileAnswer` writes the value.
  { requiredKeys: ["text", "kind", "one"] },
);
const everything = fc.record(
  {
    id: text,
    count: fc.integer(),
    share: fc.double({ noNaN: true, noDefaultInfinity: true }),
    yes: fc.boolean(),
    none: fc.option(text),
    maybe: text,
    both: fc.option(inner),
    list: fc.array(inner),
    byName: fc.dictionary(text, fc.integer()),
    either: fc.oneof(text, fc.record({ deep: text, undeclared: text })),
    pair: fc.tuple(text, fc.integer()),
    free: fc.jsonValue(),
    undeclared: text,
  },
  { requiredKeys: ["id", "count", "share", "yes", "none", "list", "byName", "either", "pair", "free"] },
);

test.each([
  ["a schema with every type", Everything, everything],
  ["a small schema", Inner, inner],
  ["a list", z.array(Inner), fc.array(inner)],
] as const)(
  "a response is encoded as Zod would encode it, with every declared field and no other: %s",
  (_, schema, values) => {
    const write = compileAnswer(schema);
    fc.assert(
      fc.property<[unknown]>(values, (value) => {
        const written = write(value);
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(z.parse(schema, value))));
        expect(written).not.toContain('"undeclared":');
      }),
    );
  },
);

test("an undeclared field is left out of the response", () => {
  const declared = { text: "a", kind: "a", one: "one" };
  expect(compileAnswer(Inner)({ ...declared, secret: "x" })).toBe(JSON.stringify(declared));
});

test.each([
  ["a number where a text is declared", { text: 1 }],
  ["an object where a text is declared", { text: { secret: "x" } }],
  ["nothing where a text is declared", { text: undefined }],
  ["null where a text is declared", { text: null }],
  ["a value that is not among the choices", { kind: "c" }],
])("%s throws an error, and nothing is returned", (_, wrong) => {
  const value = { text: "a", kind: "a", one: "one", ...wrong };
  expect(() => compileAnswer(z.object({ list: z.array(Inner) }))({ list: [value] })).toThrow(/invalid|expected/i);
  expect(() => compileAnswer(Inner)([value])).toThrow(/invalid|expected/i);
});

test("a value that is not a JSON number throws an error", () => {
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, "1", 1n])
    expect(() => compileAnswer(z.number())(wrong)).toThrow(/invalid|expected/i);
});

test.each([
  ["a person", Person],
  ["a message", Message],
  ["a private message", PrivateMessage],
])("%s without its fields throws an error", (_, schema) => {
  expect(() => compileAnswer(schema)({})).toThrow(/invalid|expected/i);
});

test("null, empty lists and empty objects are valid responses", () => {
  expect(compileAnswer(z.nullable(Inner))(null)).toBe("null");
  expect(compileAnswer(z.array(Inner))([])).toBe("[]");
  expect(compileAnswer(z.object({}))({ anything: 1 })).toBe("{}");
});
