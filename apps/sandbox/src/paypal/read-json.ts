import { malformed } from "./refusal.ts";

export type Json = { [name: string]: unknown };

/** These functions read unknown JSON piece by piece, and refuse a wrong type as PayPal does. */
export function asObject(value: unknown, field: string): Json {
  if (isObject(value)) return value;
  throw malformed(value === undefined ? "MISSING_REQUIRED_PARAMETER" : "INVALID_PARAMETER_SYNTAX", "An object.", field);
}

export function optionalObject(value: unknown, field: string): Json | undefined {
  return value === undefined || value === null ? undefined : asObject(value, field);
}

export function asList(value: unknown, field: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw malformed(value === undefined ? "MISSING_REQUIRED_PARAMETER" : "INVALID_PARAMETER_SYNTAX", "A list.", field);
}

export function asText(value: unknown, field: string): string {
  if (typeof value === "string" && value !== "") return value;
  throw malformed(value === undefined ? "MISSING_REQUIRED_PARAMETER" : "INVALID_PARAMETER_SYNTAX", "A text.", field);
}

export function optionalText(value: unknown, field: string, longest = 3_000): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = asText(value, field);
  if (text.length <= longest) return text;
  throw malformed("INVALID_STRING_LENGTH", `At most ${longest} characters.`, field);
}

/** Follows a path of property names; undefined where it leaves the objects. */
export function dig(value: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
}

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
