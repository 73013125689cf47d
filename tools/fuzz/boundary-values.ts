import { definitionOf, type Check, type Schema } from "../main-thread/schema-input.ts";
import { RAW_JSON_NAMES, rawJson } from "./raw-json.ts";

/** A value for a field, and its name in the report of a failure. */
export interface BoundaryValue {
  what: string;
  value: unknown;
}

const HUGE_LENGTH = 300_000;
const MANY = 2000;

const named = (values: Record<string, unknown>): BoundaryValue[] =>
  Object.entries(values).map(([what, value]) => ({ what, value }));

/** Values of every type, so that each field gets all the wrong types. */
const ANY_TYPE = named({
  missing: undefined,
  null: null,
  true: true,
  zero: 0,
  "a number": 12,
  "a text": "text",
  "an empty list": [],
  "a list with null": [null],
  "a list of lists": [[[]]],
  "an empty object": {},
  "an object": { id: "x", a: { b: [] } },
});
const RAW_VALUES = RAW_JSON_NAMES.map((name) => ({ what: name, value: rawJson(name) }));

/** Texts that programs interpret or store as something else. */
const TEXTS = named({
  empty: "",
  blank: "   ",
  NUL: "a\0b",
  "zero width": "\u200B\u2060\uFEFF",
  "turned around": "\u202Eabc\u202C",
  "a lone surrogate": "\uD800",
  "the other lone surrogate": "a\uDC00b",
  "combining marks": `e${"\u0301".repeat(40)}`,
  emoji: "👩‍👩‍👧‍👦",
  "a control character": "a\u0007\u001Bb",
  lines: "a\r\nBcc: b@example.org\r\n\r\nc",
  quotes: `'"\`;--`,
  SQL: "'; drop table people; --",
  wildcards: "%_\\",
  HTML: `<script>alert(1)</script><img src=x onerror=alert(1)>`,
  "a template": "${7*7}{{7*7}}",
  "a path": "../../../../etc/passwd",
  "an encoded path": "..%2f..%2fetc%2fpasswd",
  __proto__: "__proto__",
  constructor: "constructor",
  toString: "toString",
  undefined: "undefined",
  NaN: "NaN",
  Infinity: "-Infinity",
  "a negative number": "-1",
  "a fraction": "0.5",
  "a large exponent": "1e308",
  hexadecimal: "0x10",
  "a number past bigint": "99999999999999999999",
  "a number past integer": "2147483648",
  "digits of another writing": "١٢٣",
  "no such day": "2026-02-30",
  "a day before time": "0000-00-00",
  "a day after time": "9999-12-31",
  "a day past four digits": "+275760-09-13T00:00:00.001Z",
  "a moment": "2026-11-15T10:00:00.000Z",
  "a moment with a leap second": "2016-12-31T23:59:60Z",
  "not an address": "@",
  "an address without a host": "a@",
  "a URL that runs": "javascript:alert(1)",
  "a URL inside": "http://169.254.169.254/latest/meta-data",
  "a URL without an end": "http://[::1",
  "JSON inside": '{"a":[1',
  "JSON null inside": "null",
  "JSON deep inside": "[".repeat(2000),
  "a rule without an end": "FREQ=SECONDLY;INTERVAL=1",
  "an odd rule": "FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=2;COUNT=99999999",
  "a list in a text": ",,,",
});

const NUMBERS = named({
  "minus one": -1,
  half: 0.5,
  "a third of a cent": 0.333_333_333,
  "a sum that is not exact": 0.1 + 0.2,
  "the largest integer of PostgreSQL": 2_147_483_647,
  "past the largest integer of PostgreSQL": 2_147_483_648,
  "the largest exact integer": Number.MAX_SAFE_INTEGER,
  "past the largest exact integer": Number.MAX_SAFE_INTEGER + 2,
  "the largest number": Number.MAX_VALUE,
  "the smallest number": -Number.MAX_VALUE,
  "nearly nothing": 5e-324,
  "a number in a text": "12",
  "NaN in a text": "NaN",
});

/** Returns every value that a field is tested with: all wrong types, and both sides of each of its limits. */
export function boundaryValues(schema: Schema, base: unknown): BoundaryValue[] {
  return [...ANY_TYPE, ...RAW_VALUES, ...ownBoundaries(schema, base)];
}

function ownBoundaries(schema: Schema, base: unknown): BoundaryValue[] {
  const { type, entries } = definitionOf(schema);
  const checks = (definitionOf(schema).checks ?? []).map(({ _zod: { def } }) => def);
  switch (type) {
    case "string":
      return [...TEXTS, ...textLimits(checks), ...named({ huge: "x".repeat(HUGE_LENGTH) })];
    case "number":
      return [...NUMBERS, ...numberLimits(checks)];
    case "enum":
      return Object.values(entries ?? {}).flatMap((value) =>
        named({ [`the choice ${String(value)}`]: value, [`the choice ${String(value)} in capitals`]: capitals(value) }),
      );
    case "boolean":
      return named({ false: false, "true in a text": "true", one: 1 });
    case "array":
      return listBoundaries(checks, Array.isArray(base) ? base[0] : base);
    case "object":
      return named({ "with more fields": { ...object(base), churchId: "x", isAdmin: true, id: { a: 1 } } });
    case "record":
      return named({
        "many names": Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`n${index}`, "x"])),
        "an empty name": { "": "x" },
        "a long name": { ["n".repeat(HUGE_LENGTH)]: "x" },
        "a name with a NUL": { "a\0": "x" },
      });
    default:
      return TEXTS;
  }
}

const capitals = (value: unknown) => String(value).toUpperCase();
const object = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});

function textLimits(checks: readonly Check[]): BoundaryValue[] {
  return checks.flatMap(({ check, maximum, minimum }) => {
    if (check === "max_length" && maximum !== undefined)
      return named({
        [`${maximum} characters`]: "x".repeat(maximum),
        [`${maximum} wide characters`]: "漢".repeat(maximum),
        [`${maximum + 1} characters`]: "x".repeat(maximum + 1),
      });
    if (check === "min_length" && minimum !== undefined)
      return named({
        [`${minimum} characters`]: "x".repeat(minimum),
        "one too few": "x".repeat(Math.max(0, minimum - 1)),
      });
    return [];
  });
}

function numberLimits(checks: readonly Check[]): BoundaryValue[] {
  return checks.flatMap(({ check, value }) => {
    if ((check !== "greater_than" && check !== "less_than") || typeof value !== "number") return [];
    const outwards = check === "less_than" ? 1 : -1;
    return named({
      [`the limit ${value}`]: value,
      [`past the limit ${value}`]: value + outwards,
      [`a hundredth past the limit ${value}`]: value + outwards / 100,
    });
  });
}

function listBoundaries(checks: readonly Check[], item: unknown): BoundaryValue[] {
  const of = (length: number) => Array.from({ length }, () => item);
  const limits = checks.flatMap(({ check, maximum }) =>
    check === "max_length" && maximum !== undefined
      ? named({ [`${maximum} items`]: of(maximum), [`${maximum + 1} items`]: of(maximum + 1) })
      : [],
  );
  return [...limits, ...named({ "the same item twice": of(2), [`${MANY} items`]: of(MANY) })];
}
