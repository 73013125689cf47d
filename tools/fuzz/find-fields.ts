import { definitionOf, type Schema } from "../main-thread/schema-input.ts";

/** A path in the input of a call, with the schema of the value there. */
export interface Field {
  path: readonly (string | number)[];
  schema: Schema;
}

/** Returns every path in the input of a call: the whole, each field, each list and the items in it. */
export function findFields(schema: Schema, path: readonly (string | number)[] = []): Field[] {
  const { type, shape, element, innerType, in: input, options, valueType } = definitionOf(schema);
  const inside = (inner: Schema | undefined, ...more: readonly (string | number)[]) =>
    inner ? findFields(inner, [...path, ...more]) : [];
  switch (type) {
    case "object":
      return [{ path, schema }, ...Object.entries(shape ?? {}).flatMap(([key, field]) => inside(field, key))];
    case "array":
      return [{ path, schema }, ...inside(element, 0)];
    case "record":
      return [{ path, schema }, ...inside(valueType, "a")];
    case "union":
      return (options ?? []).flatMap((option) => inside(option));
    case "pipe":
      return inside(input);
    default:
      return innerType ? inside(innerType) : [{ path, schema }];
  }
}

/** Returns a copy of the value with another one at a path; `undefined` removes the field. */
export function withValue(value: unknown, [key, ...rest]: readonly (string | number)[], put: unknown): unknown {
  if (key === undefined) return put;
  if (typeof key === "number") {
    const list: unknown[] = Array.isArray(value) ? [...value] : [];
    list[key] = withValue(list[key], rest, put);
    return list;
  }
  const object = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  // Object.fromEntries creates a field named __proto__ like any other.
  return Object.fromEntries([
    ...Object.entries(object).filter(([name]) => name !== key),
    [key, withValue(Reflect.get(object, key), rest, put)],
  ]);
}
