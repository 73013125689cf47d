import { findProblems } from "../../payments/schemas/find-problems.ts";
import type { Call } from "../call.ts";
import type { Params } from "../params.ts";
import { PARAMS } from "./read-schemas.ts";

/** A parameter within a group that the type of the call's parameters does not have, named as Stripe names it: `card[numbre]`. */
export function findUnknownParam({ method, path }: Pick<Call, "method" | "path">, params: Params): string | undefined {
  const schema = PARAMS.calls[`${method} ${path}`];
  if (!schema) return undefined;
  const nested = findProblems(schema, params.tree(), { ...PARAMS, form: true })
    .filter(({ kind }) => kind === "unknown")
    .map((problem) => problem.path.slice(1).split("."))
    .find((names) => names.length > 1);
  if (!nested) return undefined;
  const [first = "", ...rest] = nested;
  return `${first}${rest.map((name) => `[${name}]`).join("")}`;
}
