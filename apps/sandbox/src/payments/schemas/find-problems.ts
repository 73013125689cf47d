import { fitsLimits, fitsType, isNode, itemsOf } from "./fits-schema.ts";
import type { Definitions, Schema } from "./schema.ts";

export type Rules = {
  $defs: Definitions;
  /** The value came as a form: every value is text, and the keys of lists are numbers. */
  form?: true;
  /** A field that no schema names is a problem, also where the schema would allow it. */
  closed?: true;
  /** Called for every object where the schema also allows its id. */
  onExpanded?(path: string): void;
};

export type Problem = { path: string; what: string; kind: "value" | "missing" | "unknown" };

/** Checks a value against a schema and returns the problems as text. */
export function findProblems(schema: Schema, value: unknown, rules: Rules, path = ""): Problem[] {
  return [...findUnknown(schema, value, rules, path), ...checkSchema(schema, value, rules, path)];
}

function checkSchema(schema: Schema, value: unknown, rules: Rules, path: string): Problem[] {
  if (!fitsType(schema, value, rules.form ?? false)) {
    return [{ path, what: `is ${show(value)} and not ${describeExpected(schema)}`, kind: "value" }];
  }
  const limit = fitsLimits(schema, value);
  return [
    ...(limit ? [{ path, what: limit, kind: "value" } as const] : []),
    ...(schema.$ref ? checkSchema(resolve(schema.$ref, rules), value, rules, path) : []),
    ...(schema.allOf ?? []).flatMap((part) => checkSchema(part, value, rules, path)),
    ...checkChoice(schema.anyOf ?? schema.oneOf, value, rules, path),
    ...checkFields(schema, value, rules, path),
    ...checkItems(schema, value, rules, path),
  ];
}

/** One of several schemas must fit; if none does, the problems of the nearest one are returned. */
function checkChoice(branches: Schema[] | undefined, value: unknown, rules: Rules, path: string): Problem[] {
  if (!branches || branches.length === 0) return [];
  if (isNode(value) && branches.some(isText)) rules.onExpanded?.(path);
  const problemsOf = branches.map((branch) => checkSchema(branch, value, rules, path));
  if (problemsOf.some((problems) => problems.length === 0)) return [];
  const distance = (problems: Problem[]) =>
    problems.filter(({ kind, path: at }) => kind === "value" && (at === path || /\.(object|type)$/.test(at))).length *
      1000 +
    problems.length;
  return problemsOf.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

function checkFields(schema: Schema, value: unknown, rules: Rules, path: string): Problem[] {
  const { properties, required = [], additionalProperties: others } = schema;
  if (!isNode(value) || (!properties && others === undefined && required.length === 0)) return [];
  const missing = required.filter((name) => value[name] === undefined);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return [
    ...missing.map((name) => ({ path: `${path}.${name}`, what: "is missing", kind: "missing" }) as const),
    ...fields.flatMap(([name, field]): Problem[] => {
      const at = `${path}.${name}`;
      const known = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (known) return findProblems(known, field, rules, at);
      if (others === false) return [{ path: at, what: "is a field that the type does not have", kind: "unknown" }];
      return typeof others === "object" ? findProblems(others, field, rules, at) : [];
    }),
  ];
}

function checkItems({ items, type }: Schema, value: unknown, rules: Rules, path: string): Problem[] {
  if (!items || type !== "array") return [];
  return itemsOf(value).flatMap((item, index) => findProblems(items, item, rules, `${path}.${index}`));
}

function findUnknown(schema: Schema, value: unknown, rules: Rules, path: string): Problem[] {
  if (!rules.closed || !isNode(value)) return [];
  const names = fieldsOf(schema, rules);
  if (!names) return [];
  return Object.keys(value)
    .filter((name) => !names.has(name))
    .map((name) => ({ path: `${path}.${name}`, what: "is a field that the schema does not have", kind: "unknown" }));
}

/** Returns every field that a schema names, through all its parts; undefined when it names none and so allows all. */
function fieldsOf(schema: Schema, rules: Rules, seen = new Set<Schema>()): Set<string> | undefined {
  if (seen.has(schema)) return undefined;
  seen.add(schema);
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (schema.$ref) parts.push(resolve(schema.$ref, rules));
  const names = parts.map((part) => fieldsOf(part, rules, seen)).filter((one) => one !== undefined);
  if (schema.properties) names.push(new Set(Object.keys(schema.properties)));
  return names.length === 0 ? undefined : new Set(names.flatMap((one) => [...one]));
}

function resolve(ref: string, { $defs }: Rules): Schema {
  const found = $defs[ref.replace("#/$defs/", "")];
  if (!found) throw new Error(`There is no schema ${ref}`);
  return found;
}

const isText = ({ type }: Schema) => type === "string" || (Array.isArray(type) && type.includes("string"));

const show = (value: unknown) => (JSON.stringify(value) ?? "nothing").slice(0, 80);
const describeExpected = (schema: Schema) => JSON.stringify(schema.const ?? schema.enum ?? schema.type).slice(0, 300);
