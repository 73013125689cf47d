import { expect, test } from "vitest";
import type { Schema } from "../../payments/schemas/schema.ts";
import { CALLS } from "../stripe.routes.ts";
import { PARAMS } from "./read-schemas.ts";

/** Parameters that only Stripe's script in pages sends, never its library. */
const FROM_PAGES = ["client_secret"];

const namesIn = (schema: Schema | undefined): string[] => {
  if (!schema) return [];
  const named = schema.$ref ? namesIn(PARAMS.$defs[schema.$ref.replace("#/$defs/", "")]) : [];
  return [...named, ...Object.keys(schema.properties ?? {}), ...(schema.anyOf ?? []).flatMap(namesIn)];
};

test.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
  "%s accepts no parameter that Stripe's library does not have",
  (line, { takes, browser }) => {
    const known = new Set([...namesIn(PARAMS.calls[line]), ...(browser ? FROM_PAGES : [])]);
    expect(takes.split(" ").filter((name) => name !== "" && !known.has(name))).toEqual([]);
  },
);
