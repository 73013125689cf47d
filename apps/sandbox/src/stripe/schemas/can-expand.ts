import type { Schema } from "../../payments/schemas/schema.ts";
import { OBJECTS } from "./read-schemas.ts";

/** Whether a call's answer may have an object at the end of a path such as `latest_charge.balance_transaction`. */
export function canExpand(line: string, path: string): boolean {
  const answer = OBJECTS.answers[line];
  let reached = answer ? objectsIn(answer) : [];
  for (const name of path.split(".")) {
    const fields = reached.map(({ properties }) => properties?.[name]).filter((field) => field !== undefined);
    reached = fields.flatMap(objectsIn);
  }
  return reached.length > 0;
}

/** The objects that a value of this schema can be, or be a list of. */
function objectsIn(schema: Schema): Schema[] {
  if (schema.$ref) return objectsIn(OBJECTS.$defs[schema.$ref.replace("#/$defs/", "")] ?? {});
  if (schema.anyOf) return schema.anyOf.flatMap(objectsIn);
  if (schema.items) return objectsIn(schema.items);
  return schema.type === "object" ? [schema] : [];
}
