import { z } from "zod";

/** The parts of a Zod schema definition that checking a value needs. */
interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  catchall?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  entries?: Record<string, string | number>;
  values?: readonly unknown[];
}
// oxlint-disable-next-line no-underscore-dangle -- the only place where Zod keeps what a schema is made of
const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def;

/** Whether a value matches its schema and has no undeclared field. */
type Fits = (value: unknown) => boolean;

/**
 * Returns a function that writes an answer as JSON, with the fields that its schema declares and no others. Most
 * answers match exactly: functions built once check that, and `JSON.stringify` writes them, several times faster than
 * Zod. Zod encodes or refuses the rest.
 */
export function compileAnswer(schema: z.core.$ZodType): (value: unknown) => string {
  const fits = fitsOf(schema);
  return (value) => JSON.stringify(fits(value) ? value : z.encode(schema, value));
}

function fitsOf(schema: z.core.$ZodType): Fits {
  const { type, shape, element, innerType, keyType, valueType, catchall, options, entries, values } =
    definitionOf(schema);
  if (type === "string") return (value) => typeof value === "string";
  if (type === "number") return Number.isFinite;
  if (type === "boolean") return (value) => typeof value === "boolean";
  if (type === "unknown") return (value) => value !== undefined;
  if (type === "nullable" && innerType) return orNull(fitsOf(innerType));
  if (type === "prefault" && innerType) return fitsOf(innerType);
  if (type === "array" && element) return everyOf(fitsOf(element));
  if (type === "object" && shape && !catchall) return objectOf(shape);
  if (type === "enum" && entries) return oneOf(Object.values(entries));
  if (type === "literal" && values) return oneOf(values);
  if (type === "union" && options) return anyOf(options.map((option) => fitsOf(option)));
  if (type === "record" && valueType && keyType && definitionOf(keyType).type === "string")
    return recordOf(fitsOf(valueType));
  return () => false;
}

const orNull =
  (fits: Fits): Fits =>
  (value) =>
    value === null || fits(value);

const anyOf =
  (options: readonly Fits[]): Fits =>
  (value) =>
    options.some((fits) => fits(value));

function oneOf(values: readonly unknown[]): Fits {
  const known = new Set(values);
  return (value) => known.has(value);
}

const everyOf =
  (fits: Fits): Fits =>
  (value) => {
    if (!Array.isArray(value)) return false;
    // A loop is faster than `every`, and this runs for every row of every list.
    for (const each of value) if (!fits(each)) return false;
    return true;
  };

function objectOf(shape: Record<string, z.core.$ZodType>): Fits {
  const keys = Object.keys(shape);
  const fits = Object.values(shape).map((schema) => fitsOf(withoutOptional(schema)));
  const isOptional = Object.values(shape).map((schema) => schema !== withoutOptional(schema));
  return (value) => {
    if (!isRecord(value)) return false;
    let found = 0;
    for (let index = 0; index < keys.length; index += 1) {
      const field = value[keys[index] ?? ""];
      if (field === undefined && isOptional[index]) continue;
      if (!fits[index]?.(field)) return false;
      found += 1;
    }
    return found === countFields(value);
  };
}

function withoutOptional(schema: z.core.$ZodType): z.core.$ZodType {
  const { type, innerType } = definitionOf(schema);
  return type === "optional" && innerType ? innerType : schema;
}

const recordOf =
  (fits: Fits): Fits =>
  (value) => {
    if (!isRecord(value)) return false;
    for (const key in value) if (!fits(value[key])) return false;
    return true;
  };

/** Inherited keys count too: an object that has any is not a plain object, and Zod encodes it. */
function countFields(value: object): number {
  let count = 0;
  for (const _ in value) count += 1;
  return count;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
