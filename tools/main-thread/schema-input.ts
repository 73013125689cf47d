import { uniqueId } from "@offertory/contract";
import type { z } from "zod/mini";

/** The parts of a Zod schema that are needed to create values for it. */
export interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: readonly Schema[];
  valueType?: Schema;
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
  checks?: readonly { _zod: { def: Check } }[];
}
/** A limit of a text, a list or a number. */
export interface Check {
  check: string;
  maximum?: number;
  minimum?: number;
  value?: number | bigint | Date;
  inclusive?: boolean;
}
export type Schema = z.ZodMiniType;
// oxlint-disable-next-line no-underscore-dangle -- the only place where Zod keeps what a schema is made of
export const definitionOf = (schema: Schema): Definition => schema._zod.def;

/** Texts of which one is valid in most fields that do not accept every text. */
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

/** A text field in the input of a call, its maximum length, and how many such texts the lists around it can hold. */
export interface TextField {
  path: readonly (string | number)[];
  longest: number;
  most: number;
}

export interface KnownFields {
  /** Returns a valid value for a field of this name, such as the id of an existing row. */
  valueOf(name: string): string | undefined;
  /** Whether an optional field of this name is omitted. */
  isLeftOut(name: string): boolean;
}

/** Returns a valid value of a schema, with all fields filled in. */
export function makeInput(schema: Schema, known: KnownFields, name = ""): unknown {
  const { type, shape, element, innerType, options, entries, values, valueType } = definitionOf(schema);
  const inside = (inner: Schema | undefined, innerName = name) => inner && makeInput(inner, known, innerName);
  switch (type) {
    case "object":
      return Object.fromEntries(Object.entries(shape ?? {}).map(([key, field]) => [key, inside(field, key)]));
    case "array":
      return [inside(element, name.replace(/s$/, ""))];
    case "optional":
    case "nullable":
      if (known.isLeftOut(name)) return schema.safeParse(undefined).success ? undefined : null;
      return inside(innerType);
    case "prefault":
    case "default":
    case "readonly":
      return inside(innerType);
    case "union":
      return inside(options?.[0]);
    case "record":
      return { a: inside(valueType) };
    case "enum": {
      const choices = Object.values(entries ?? {});
      return choices.find((choice) => choice === known.valueOf(name)) ?? choices[0];
    }
    case "literal":
      return values?.[0];
    case "boolean":
      return known.valueOf(name) !== "false";
    case "number":
      return smallest(schema);
    case "unknown":
      return {};
    default:
      return (
        [known.valueOf(name), ...TEXTS, uniqueId()].find(
          (text) => text !== undefined && schema.safeParse(text).success,
        ) ?? "a"
      );
  }
}

function smallest(schema: Schema): number {
  return [1, 0, 2, 5, 12, 100, 2026].find((number) => schema.safeParse(number).success) ?? 1;
}

/** Returns all text fields in the input of a call. */
export function findTexts(schema: Schema, path: readonly (string | number)[] = [], most = 1): TextField[] {
  const { type, shape, element, innerType, options, valueType } = definitionOf(schema);
  switch (type) {
    case "object":
      return Object.entries(shape ?? {}).flatMap(([key, field]) => findTexts(field, [...path, key], most));
    case "array":
      return element ? findTexts(element, [...path, 0], most * limitOf(schema)) : [];
    case "optional":
    case "nullable":
    case "prefault":
    case "default":
    case "readonly":
      return innerType ? findTexts(innerType, path, most) : [];
    case "union":
      return options?.[0] ? findTexts(options[0], path, most) : [];
    case "record":
      return valueType ? findTexts(valueType, [...path, "text"], most) : [];
    case "string":
      return [{ path, most, longest: limitOf(schema) }];
    case "unknown":
      return [{ path, most, longest: 100_000 }];
    default:
      return [];
  }
}

/** Returns the maximum length of a text or a list. Without its own limit it is limited by the size of the body. */
function limitOf(schema: Schema): number {
  const limits = (definitionOf(schema).checks ?? [])
    .map(({ _zod: { def } }) => (def.check === "max_length" ? def.maximum : undefined))
    .filter((limit) => limit !== undefined);
  return Math.min(900_000, ...limits);
}

/** Returns a copy of the value with another text at a path, repeated in the list around it. */
export function withText(
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  text: string,
  times: number,
): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return Array.from({ length: times }, () => withText(value[0], rest, text, 1));
  const object = typeof value === "object" && value !== null ? { ...value } : {};
  return { ...object, [key]: withText(Reflect.get(object, key), rest, text, times) };
}
