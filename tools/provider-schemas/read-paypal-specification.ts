import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Definitions, Schema } from "../../apps/sandbox/src/payments/schemas/schema.ts";
import { findRefs, nodeAt, stripSchema, type Json } from "./strip-schema.ts";

/** The calls that Offertory or its pages make, by the file of PayPal's specification that has them. */
const CALLS = {
  checkout_orders_v2: [
    "POST /v2/checkout/orders",
    "GET /v2/checkout/orders/:id",
    "PATCH /v2/checkout/orders/:id",
    "POST /v2/checkout/orders/:id/confirm-payment-source",
    "POST /v2/checkout/orders/:id/capture",
  ],
  payments_payment_v2: [
    "GET /v2/payments/captures/:id",
    "POST /v2/payments/captures/:id/refund",
    "GET /v2/payments/refunds/:id",
  ],
  vault_payment_tokens_v3: [
    "POST /v3/vault/setup-tokens",
    "GET /v3/vault/setup-tokens/:id",
    "POST /v3/vault/payment-tokens",
    "GET /v3/vault/payment-tokens",
    "GET /v3/vault/payment-tokens/:id",
    "DELETE /v3/vault/payment-tokens/:id",
  ],
  customer_disputes_v1: [
    "GET /v1/customer/disputes",
    "GET /v1/customer/disputes/:id",
    "POST /v1/customer/disputes/:id/accept-claim",
  ],
  notifications_webhooks_v1: [
    "POST /v1/notifications/webhooks",
    "GET /v1/notifications/webhooks",
    "GET /v1/notifications/webhooks/:id",
    "PATCH /v1/notifications/webhooks/:id",
    "DELETE /v1/notifications/webhooks/:id",
    "POST /v1/notifications/verify-webhook-signature",
    "GET /v1/notifications/webhooks-events",
    "GET /v1/notifications/webhooks-events/:id",
    "POST /v1/notifications/webhooks-events/:id/resend",
  ],
  reporting_transactions_v1: ["GET /v1/reporting/transactions", "GET /v1/reporting/balances"],
};

export type CallSchemas = {
  /** The names of the query parameters. */
  query: string[];
  body?: Schema;
  /** Schemas by status; null for an answer without a body. */
  answers: Record<string, Schema | null>;
  /** By status: the names of a refusal, and its possible issues. */
  refusals: Record<string, { names: string[]; issues: string[] }>;
};

export type PaypalSchemas = { $schema: string; from: string; $defs: Definitions; calls: Record<string, CallSchemas> };

/**
 * Extracts the calls that we use from PayPal's OpenAPI files, as npm unpacks them into `folder`. Each of PayPal's files
 * becomes one file of schemas.
 */
export function readPaypalSpecification(folder: string): Record<string, PaypalSchemas> {
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const files = Object.entries(CALLS).map(([file, lines]) => {
    const document: Json = JSON.parse(readFileSync(join(folder, "openapi", `${file}.json`), "utf8"));
    return [file, readFile(document, lines, `${name} ${version}`)] as const;
  });
  return Object.fromEntries(files);
}

function readFile(document: Json, lines: string[], from: string): PaypalSchemas {
  const known = new Map(operationsOf(document));
  const calls: Record<string, CallSchemas> = {};
  for (const line of lines) {
    const operation = known.get(line);
    if (!operation) throw new Error(`PayPal's specification has no call ${line}`);
    calls[line] = readOperation(document, operation);
  }
  return { $schema: "https://json-schema.org/draft/2020-12/schema", from, $defs: reach(document, calls), calls };
}

function operationsOf(document: Json): [string, Json][] {
  return Object.entries(nodeAt(document, "paths")).flatMap(([path, methods]) =>
    Object.keys(nodeAt(document, "paths", path))
      .filter((method) => /^(get|post|patch|delete)$/.test(method))
      .map((method): [string, Json] => {
        const line = `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, ":id")}`;
        return [line, nodeAt({ methods }, "methods", method)];
      }),
  );
}

function readOperation(document: Json, operation: Json): CallSchemas {
  const follow = (node: Json): Json =>
    typeof node["$ref"] === "string" ? nodeAt(document, ...node["$ref"].slice(2).split("/")) : node;
  const contentOf = (node: Json): Schema | undefined => {
    const { schema } = nodeAt(follow(node), "content", "application/json");
    return schema === undefined ? undefined : stripSchema(schema);
  };
  const parameters = Object.values(nodeAt(operation, "parameters")).map((one) => follow(nodeAt({ one }, "one")));
  const body = contentOf(nodeAt(operation, "requestBody"));
  const responses = Object.keys(nodeAt(operation, "responses")).map((status) => {
    return [status, contentOf(nodeAt(operation, "responses", status)) ?? null] as const;
  });
  const refusals = responses
    .filter(([status]) => status.startsWith("4"))
    .map(([status, schema]) => [status, readRefusal(document, schema)] as const);
  return {
    query: parameters.filter((one) => one["in"] === "query").map((one) => String(one["name"])),
    ...(body && { body }),
    answers: Object.fromEntries(responses.filter(([status]) => status.startsWith("2"))),
    refusals: Object.fromEntries(refusals),
  };
}

/** The specification writes every refusal with all its texts; only its names are kept. */
function readRefusal(document: Json, schema: Schema | null): { names: string[]; issues: string[] } {
  const found = { names: new Set<string>(), issues: new Set<string>() };
  const look = (node: Schema): void => {
    if (node.$ref) look(stripSchema(nodeAt(document, "components", "schemas", node.$ref.replace("#/$defs/", ""))));
    for (const part of [...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])]) look(part);
    const { name, issue, issues } = node.properties ?? {};
    for (const value of name?.enum ?? []) found.names.add(String(value));
    for (const value of issue?.enum ?? []) found.issues.add(String(value));
    if (issues?.items) look(issues.items);
  };
  look(schema ?? {});
  return { names: [...found.names].toSorted(), issues: [...found.issues].toSorted() };
}

/** Returns every schema that the calls refer to, directly or indirectly. */
function reach(document: Json, calls: Record<string, CallSchemas>): Definitions {
  const reached: Definitions = {};
  const waiting = findRefs(calls);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached[name]) continue;
    const schema = stripSchema(nodeAt(document, "components", "schemas", name));
    reached[name] = schema;
    waiting.push(...findRefs(schema));
  }
  return Object.fromEntries(Object.entries(reached).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
