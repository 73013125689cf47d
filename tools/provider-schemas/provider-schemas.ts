import { join } from "node:path";
import { CALLS } from "../../apps/sandbox/src/stripe/stripe.routes.ts";
import { readPaypalSpecification } from "./read-paypal-specification.ts";
import { walkStripeTypes } from "./walk-stripe-types.ts";
import { writeSchemas } from "./write-schemas.ts";

const sandbox = join(import.meta.dirname, "../../apps/sandbox/src");

const { objects, params } = walkStripeTypes(CALLS.map(({ method, path }) => `${method} ${path}`));
writeSchemas(join(sandbox, "stripe/schemas/objects.json"), objects);
writeSchemas(join(sandbox, "stripe/schemas/params.json"), params);
console.log(`Stripe: ${Object.keys(objects.$defs).length} objects, ${Object.keys(params.calls).length} calls.`);

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.log(
    "PayPal: left as it is. Name the unpacked folder of @paypal/paypal-rest-api-specifications to read it anew.",
  );
} else {
  for (const [file, schemas] of Object.entries(readPaypalSpecification(folder))) {
    writeSchemas(join(sandbox, `paypal/testing/schemas/${file.replaceAll("_", "-")}.json`), schemas);
    console.log(`PayPal: ${Object.keys(schemas.calls).length} calls of ${file}.`);
  }
}
