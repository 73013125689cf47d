import { readdirSync, readFileSync } from "node:fs";
import type { Definitions, Schema } from "../../../payments/schemas/schema.ts";

export type CallSchemas = {
  $defs: Definitions;
  query: string[];
  body?: Schema;
  /** Schemas by status; null for an answer without a body. */
  answers: Record<string, Schema | null>;
  refusals: Record<string, { names: string[]; issues: string[] }>;
};

type File = { $defs: Definitions; calls: Record<string, Omit<CallSchemas, "$defs">> };

const folder = new URL(".", import.meta.url);
const files = readdirSync(folder)
  .filter((name) => /^\w.*\.json$/.test(name))
  .map((name): File => JSON.parse(readFileSync(new URL(name, folder), "utf8")));

/** The schemas of PayPal's parameters and answers, by method and path such as "GET /v2/checkout/orders/:id". */
export const CALLS = new Map(
  files.flatMap(({ $defs, calls }) =>
    Object.entries(calls).map(([line, call]): [string, CallSchemas] => [line, { $defs, ...call }]),
  ),
);
