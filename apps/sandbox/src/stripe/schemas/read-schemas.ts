import { readFileSync } from "node:fs";
import type { Definitions, Schema } from "../../payments/schemas/schema.ts";

type ByLine = Record<string, Schema | undefined>;

/** What Stripe answers, by the line of a call such as "GET /v1/charges/:id", and what its events are about. */
export const OBJECTS: { $defs: Definitions; answers: ByLine; events: ByLine } = read("objects.json");

/** What Stripe's calls take. */
export const PARAMS: { $defs: Definitions; calls: ByLine } = read("params.json");

function read(name: string) {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
}
