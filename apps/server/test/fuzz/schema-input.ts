import { uniqueId } from "@offertory/contract";
import type { z } from "zod/mini";

/** As much of a schema of Zod as it takes to make values for it. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: readonly Schema[];
  valueType?: Schema;
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
  checks?: readonly { _zod: { def: { check: string; maximum?: number; value?: number; inclusive?: boolean } } }[];
}
export type Schema = z.ZodMiniType;
const definitionOf = (schema: Schema): Definition => schema._zod.def;

/** Texts of which one fits into most fields that take more than any text. */
const TEXTS = [
  "a",
  "1",
  "2026-11-15",
  "2026-11-15T10:00",
  "someone@example.org",
  "true",
  "http://localhost:3000/",
  "#336699",
  "16:9",
  "America/New_York",
  "en",
];

/** One text in what a call takes, and how long it may be. */
export interface TextField {
  path: readonly (string | number)[];
  longest: number;
}

/** A value that a schema takes, with every field of it filled in. Ids are found by the name of their field. */
export function makeInput(schema: Schema, idOf: (name: string) => string | undefined, name = ""): unknown {
  const { type, shape, element, innerType, options, entries, values, valueType } = definitionOf(schema);
  const inside = (inner: Schema | undefined, innerName = name) => inner && makeInput(inner, idOf, innerName);
  switch (type) {
    case "object":
      return Object.fromEntries(Object.entries(shape ?? {}).map(([key, field]) => [key, inside(field, key)]));
    case "array":
      return [inside(element, name.replace(/s$/, ""))];
    case "optional":
    case "nullable":
    case "prefault":
    case "default":
    case "readonly":
      return inside(innerType);
    case "union":
      return inside(options?.[0]);
    case "record":
      return { a: inside(valueType) };
    case "enum":
      return Object.values(entries ?? {})[0];
    case "literal":
      return values?.[0];
    case "boolean":
      return true;
    case "number":
      return smallest(schema);
    case "unknown":
      return {};
    default:
      return [idOf(name), ...TEXTS, uniqueId()].find((text) => text !== undefined && schema.safeParse(text).success) ?? "a";
  }
}

function smallest(schema: Schema): number {
  return [1, 0, 2, 5, 12, 100, 2026].find((number) => schema.safeParse(number).success) ?? 1;
}

/** All texts in what a call takes. */
export function findTexts(schema: Schema, path: readonly (string | number)[] = []): TextField[] {
  const { type, shape, element, innerType, options, valueType } = definitionOf(schema);
  switch (type) {
    case "object":
      return Object.entries(shape ?? {}).flatMap(([key, field]) => findTexts(field, [...path, key]));
    case "array":
      return element ? findTexts(element, [...path, 0]) : [];
    case "optional":
    case "nullable":
    case "prefault":
    case "default":
    case "readonly":
      return innerType ? findTexts(innerType, path) : [];
    case "union":
      return options?.[0] ? findTexts(options[0], path) : [];
    case "record":
      return valueType ? findTexts(valueType, [...path, "a"]) : [];
    case "string":
      return [{ path, longest: longestOf(schema) }];
    case "unknown":
      return [{ path: [...path, "text"], longest: 100_000 }];
    default:
      return [];
  }
}

/** A text without a limit of its own is limited by the body that carries it. */
function longestOf(schema: Schema): number {
  const limits = (definitionOf(schema).checks ?? [])
    .map(({ _zod: { def } }) => (def.check === "max_length" ? def.maximum : undefined))
    .filter((limit) => limit !== undefined);
  return Math.min(900_000, ...limits);
}

/** The same value with another text at one place. */
export function withText(value: unknown, [key, ...rest]: readonly (string | number)[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withText(item, rest, text) : item));
  const object = typeof value === "object" && value !== null ? { ...value } : {};
  return { ...object, [key]: withText(Reflect.get(object, key), rest, text) };
}
