import { readFileSync } from "node:fs";
import type { Definitions, Schema } from "../../payments/schemas/schema.ts";

type ByLine = Record<string, Schema | undefined>;

/** The schemas of Stripe's answers, by method and path such as "GET /v1/charges/:id", and of its events' objects. */
export const OBJECTS: { $defs: Definitions; answers: ByLine; events: ByLine } = read("objects.json");

/** The schemas of the parameters of Stripe's calls. */
export const PARAMS: { $defs: Definitions; calls: ByLine } = read("params.json");

function read(name: string) {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
}
