import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CALLS } from "../../apps/sandbox/src/stripe/stripe.routes.ts";
import { walkStripeTypes } from "./walk-stripe-types.ts";
import { textOf } from "./write-schemas.ts";

const sandbox = join(import.meta.dirname, "../../apps/sandbox/src");

test("the stored Stripe schemas equal those of the installed library", () => {
  const { objects, params } = walkStripeTypes(CALLS.map(({ method, path }) => `${method} ${path}`));
  expect(readFileSync(join(sandbox, "stripe/schemas/objects.json"), "utf8")).toBe(textOf(objects));
  expect(readFileSync(join(sandbox, "stripe/schemas/params.json"), "utf8")).toBe(textOf(params));
});
