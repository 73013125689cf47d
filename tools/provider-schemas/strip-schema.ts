import type { Schema } from "../../apps/sandbox/src/payments/schemas/schema.ts";

export type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** The keywords of a schema that are kept unchanged: constraints, no descriptions. */
const FACTS = [
  "type",
  "enum",
  "required",
  "pattern",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
];

/** Returns an OpenAPI schema without its descriptions, titles and examples. */
export function stripSchema(schema: unknown): Schema {
  if (!isJson(schema)) return {};
  const facts = FACTS.filter((name) => schema[name] !== undefined).map((name) => [name, schema[name]]);
  const lists = ["anyOf", "oneOf", "allOf"].flatMap((name) => {
    const branches = schema[name];
    return Array.isArray(branches) ? [[name, branches.map(stripSchema)]] : [];
  });
  const { $ref, properties, items, additionalProperties: others } = schema;
  return {
    ...(typeof $ref === "string" && { $ref: $ref.replace("#/components/schemas/", "#/$defs/") }),
    ...Object.fromEntries([...facts, ...lists]),
    ...(isJson(properties) && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, stripSchema(one)])),
    }),
    ...(isJson(items) && { items: stripSchema(items) }),
    ...(others !== undefined && { additionalProperties: isJson(others) ? stripSchema(others) : others }),
  };
}

/** Returns the names of all definitions that are referred to. */
export function findRefs(node: unknown): string[] {
  return [...JSON.stringify(node).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)].flatMap(([, name]) => name ?? []);
}

/** Returns the node at a path of names; an empty one where there is none. */
export function nodeAt(node: Json, ...path: string[]): Json {
  const [name, ...rest] = path;
  if (name === undefined) return node;
  const next = node[name];
  return isJson(next) ? nodeAt(next, ...rest) : {};
}
