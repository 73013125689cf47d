import type { Endpoint } from "@offertory/contract";
import fc from "fast-check";
import { makeInput } from "../main-thread/schema-input.ts";
import { isLeftOut } from "../main-thread/known-values.ts";
import { boundaryValues } from "./boundary-values.ts";
import { findFields, withValue } from "./find-fields.ts";

const PARTS = ["params", "query", "body"] as const;
export type Parts = Record<(typeof PARTS)[number], unknown>;
export type CallerKind = "admin" | "member" | "visitor";

/** A field of a call that gets a wrong value. */
interface Change {
  part: (typeof PARTS)[number];
  path: readonly (string | number)[];
  what: string;
  value: unknown;
}

/** A call with one or two of its fields changed, and its caller. */
export interface FuzzCase {
  caller: CallerKind;
  changes: readonly Change[];
}

/**
 * Returns a valid value for a field of this name in a church: the id of an existing row, or a text that is accepted.
 */
export type ValueOf = (path: string, name: string) => string | undefined;

/** Returns a valid input of a call. */
export function validParts(endpoint: Endpoint, valueOf: ValueOf): Parts {
  const known = { isLeftOut, valueOf: (name: string) => valueOf(endpoint.path, name) };
  return {
    params: makeInput(endpoint.params, known),
    query: makeInput(endpoint.query, known),
    body: hasBody(endpoint) ? makeInput(endpoint.body, known) : undefined,
  };
}

export const hasBody = ({ method }: Endpoint): boolean => method === "POST" || method === "PATCH";

/** Returns every wrong value for every field of a call. */
export function listChanges(endpoint: Endpoint, parts: Parts, elsewhere: ValueOf): Change[] {
  return PARTS.filter((part) => part !== "body" || hasBody(endpoint)).flatMap((part) =>
    findFields(endpoint[part]).flatMap(({ path, schema }) => {
      // Params and query have no value as a whole, only single fields.
      if (part !== "body" && path.length === 0) return [];
      const values = boundaryValues(schema, valueAt(parts[part], path));
      const foreign = elsewhere(endpoint.path, nameOf(path));
      if (foreign !== undefined) values.push({ what: "what another church has", value: foreign });
      return values.map((each) => ({ part, path, ...each }));
    }),
  );
}

const nameOf = (path: readonly (string | number)[]): string => path.findLast((key) => typeof key === "string") ?? "";
const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (found, key) => (typeof found === "object" && found ? Reflect.get(found, key) : undefined),
    value,
  );

export function applyChanges(parts: Parts, changes: readonly Change[]): Parts {
  const changed = { ...parts };
  for (const { part, path, value } of changes) changed[part] = withValue(changed[part], path, value);
  return changed;
}

export const describeCase = ({ caller, changes }: FuzzCase): string =>
  `as ${caller}: ${changes.map(({ part, path, what }) => `${[part, ...path].join(".")} is ${what}`).join(" and ")}`;

/** Most calls are made by an administrator, because others are refused before the input is read. */
const callers = fc.oneof(
  { weight: 8, arbitrary: fc.constant<CallerKind>("admin") },
  { weight: 1, arbitrary: fc.constant<CallerKind>("member") },
  { weight: 1, arbitrary: fc.constant<CallerKind>("visitor") },
);

/** Draws cases with one or two wrong fields. */
export const fuzzCases = (changes: readonly Change[]): fc.Arbitrary<FuzzCase> =>
  fc
    .record({
      caller: callers,
      changes:
        changes.length === 0
          ? fc.constant<Change[]>([])
          : fc.array(fc.constantFrom(...changes), { minLength: 1, maxLength: 2 }),
    })
    // A report names the changes, because the values may be very long.
    .map((fuzzed) => Object.assign(fuzzed, { [fc.toStringMethod]: () => describeCase(fuzzed) }));
