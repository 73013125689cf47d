import ts from "typescript-5";
import type { Definitions, Schema } from "../../apps/sandbox/src/payments/schemas/schema.ts";

export type Describer = { definitions: Definitions; describe(type: ts.Type): Schema };

export type Bounds = {
  /** The API objects to describe; others are only named, because otherwise all of Stripe's types would be included. */
  objects: Set<ts.Symbol>;
  /** Fields that are not described: they belong to payment methods that we do not support. */
  foreign: Set<string>;
  /** Unions that are too large to write out, by name, and the type that replaces them. */
  instead: Map<string, ts.Type>;
};

/** Turns types of the compiler into schemas. Named objects become definitions. */
export function openDescriber(checker: ts.TypeChecker, { objects, foreign, instead }: Bounds): Describer {
  const definitions: Definitions = {};
  const owners = new Map<string, ts.Symbol>();

  function describe(type: ts.Type): Schema {
    if (type.flags & ts.TypeFlags.Unknown) return {};
    const other = instead.get(type.aliasSymbol?.name ?? "");
    if (other) return describe(other);
    if (type.isUnion()) return describeUnion(type.types);
    if (type.flags & ts.TypeFlags.Null) return { type: "null" };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === "true" };
    if (type.flags & ts.TypeFlags.String) return { type: "string" };
    if (type.flags & ts.TypeFlags.Number) return { type: "number" };
    if (isDecimal(type)) return { type: "string" };
    if (checker.isArrayType(type)) return describeArray(type);
    if (type.flags & ts.TypeFlags.Object) return describeObject(type);
    if (isOpen(type)) return { type: "string" };
    throw new Error(`No schema for ${checker.typeToString(type)}`);
  }

  function describeUnion(types: ts.Type[]): Schema {
    // An open enum is closed here: the sandbox answers only values that the library knows.
    const literal = types.some((type) => type.isStringLiteral());
    const known = types.filter((type) => !isNothing(type) && !(literal && isOpen(type)));
    const schemas = unique(known.map(describe));
    const values = schemas.flatMap((one) => (one.const === undefined ? [] : [one.const]));
    const isBoolean = values.includes(true) && values.includes(false);
    const named = values.filter((value) => !(isBoolean && typeof value === "boolean"));
    const plain = schemas.flatMap(({ type }) => (typeof type === "string" && PLAIN.has(type) ? [type] : []));
    const nullable = plain.includes("null");
    const kinds = [...plain.filter((kind) => kind !== "null"), ...(isBoolean ? ["boolean"] : [])];
    const rest = schemas.filter(
      (one) => one.const === undefined && !(typeof one.type === "string" && PLAIN.has(one.type)),
    );
    const branches: Schema[] = [];
    if (named.length > 0) branches.push({ enum: [...named.toSorted(byText), ...(nullable ? [null] : [])] });
    if (kinds.length > 0) branches.push({ type: one([...kinds, ...(nullable && named.length === 0 ? ["null"] : [])]) });
    branches.push(...rest);
    if (nullable && named.length === 0 && kinds.length === 0) branches.push({ type: "null" });
    const [only] = branches;
    return branches.length === 1 && only ? only : { anyOf: branches };
  }

  function describeArray(type: ts.Type): Schema {
    const items = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return { type: "array", ...(items && { items: describe(items) }) };
  }

  function describeObject(type: ts.Type): Schema {
    const name = nameOf(type);
    const kind = kindOf(type);
    if (kind !== undefined && name !== undefined && !name.includes(".") && !objects.has(type.symbol)) {
      return { type: "object", properties: { object: { const: kind } }, required: ["object"] };
    }
    if (name === undefined) return shapeOf(type);
    if (!owners.has(name)) {
      owners.set(name, type.symbol);
      definitions[name] = {};
      definitions[name] = shapeOf(type);
    }
    if (owners.get(name) !== type.symbol) throw new Error(`Two types are called ${name}`);
    return { $ref: `#/$defs/${name}` };
  }

  function shapeOf(type: ts.Type): Schema {
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (index) return { type: "object", additionalProperties: describe(index.type) };
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const own = checker.getTypeOfSymbol(property);
      if (own.isUnion() && own.types.every(isNothing)) continue;
      properties[property.name] = foreign.has(property.name) ? {} : describe(own);
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    return { type: "object", properties, ...(required.length > 0 && { required }), additionalProperties: false };
  }

  /** Returns a name such as PaymentIntent.LastPaymentError; undefined for a generic or unnamed type. */
  function nameOf(type: ts.Type): string | undefined {
    const { symbol } = type;
    if (!(symbol.flags & ts.SymbolFlags.Interface) || isGeneric(symbol)) return undefined;
    return checker.getFullyQualifiedName(symbol).replace(/^".*"\./, "");
  }

  /** Returns the value of the API object's field `object`. */
  function kindOf(type: ts.Type): string | undefined {
    const property = type.getProperty("object");
    const own = property && checker.getTypeOfSymbol(property);
    return own?.isStringLiteral() ? own.value : undefined;
  }

  return { definitions, describe };
}

const isGeneric = ({ declarations }: ts.Symbol) =>
  declarations?.some((one) => ts.isInterfaceDeclaration(one) && one.typeParameters !== undefined) ?? false;

const PLAIN = new Set(["string", "number", "null"]);

/** A type such as that of `deleted?: void`: the field does not exist. */
const isNothing = (type: ts.Type) => Boolean(type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void));

/** `OtherString`, with which the library marks an enum that may grow. */
const isOpen = (type: ts.Type) =>
  type.isIntersection() && type.types.some(({ flags }) => Boolean(flags & ts.TypeFlags.String));

/** Decimals are text in the JSON. */
const isDecimal = (type: ts.Type) => (type.aliasSymbol?.name ?? type.symbol?.name ?? "").startsWith("Decimal");

const byText = (a: unknown, b: unknown) => String(a).localeCompare(String(b), "en");
const one = (kinds: string[]) => (kinds.length === 1 && kinds[0] ? kinds[0] : kinds);

const unique = (schemas: Schema[]) => [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
