import type { Schema } from "./schema.ts";

export type Node = Record<string, unknown>;

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value has the schema's type and is one of its constants. */
export function fitsType(schema: Schema, value: unknown, form: boolean): boolean {
  const same = (one: string | number | boolean | null) =>
    one === value || (form && typeof value === "string" && asForm(one) === value);
  if (schema.const !== undefined && !same(schema.const)) return false;
  if (schema.enum && !schema.enum.some(same)) return false;
  if (schema.type === undefined) return true;
  return [schema.type].flat().some((type) => (form ? isWritten(type, value) : isOf(type, value)));
}

/** Returns which limit of the schema the value breaks, if any. The value has the schema's type. */
export function fitsLimits(schema: Schema, value: unknown): string | undefined {
  if (typeof value === "string") {
    const { pattern, minLength = 0, maxLength = Infinity } = schema;
    if (value.length < minLength || value.length > maxLength) return `has ${value.length} characters`;
    if (pattern !== undefined && !expressionOf(pattern).test(value)) return `is "${value}" and not ${pattern}`;
  }
  if (typeof value === "number") {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    if (value < minimum || value > maximum) return `is ${value}`;
  }
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems = Infinity } = schema;
    if (value.length < minItems || value.length > maxItems) return `has ${value.length} items`;
  }
  return undefined;
}

/** Returns the items of a list; in a form a list is an object whose keys are numbers. */
export function itemsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isNode(value) ? Object.values(value) : [];
}

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isNode(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function isWritten(type: string, value: unknown): boolean {
  switch (type) {
    case "null":
      return value === "";
    case "array":
      return isNode(value) && Object.keys(value).every((name) => /^\d+$/.test(name));
    case "object":
      return isNode(value);
    case "integer":
    case "number":
      return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value);
    case "boolean":
      return value === "true" || value === "false";
    default:
      return typeof value === "string";
  }
}

const asForm = (value: string | number | boolean | null) => (value === null ? "" : String(value));

const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? compile(pattern);
  expressions.set(pattern, known);
  return known;
}

/**
 * Some patterns are written for other regex dialects: a pattern that is invalid with the u flag may be valid without.
 */
function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return new RegExp(pattern);
  }
}
