import { findProblems, type Problem } from "../../../payments/schemas/find-problems.ts";
import { isNode } from "../../../payments/schemas/fits-schema.ts";
import type { Schema } from "../../../payments/schemas/schema.ts";
import { CALLS, type CallSchemas } from "./read-schemas.ts";

export type Exchange = {
  /** Such as "POST /v2/checkout/orders". */
  line: string;
  status: number;
  query: string[];
  body: unknown;
  answer: unknown;
};

/** PayPal's calls that its specification does not contain: tokens, and calls of its own scripts. */
const UNDOCUMENTED = new Set([
  "POST /v1/oauth2/token",
  "POST /v1/identity/generate-token",
  "POST /v3/vault/setup-tokens/:id/update",
]);

/** The envelope of every refusal. */
const REFUSAL: Schema = {
  type: "object",
  properties: {
    name: { type: "string" },
    message: { type: "string" },
    debug_id: { type: "string" },
    details: {
      type: "array",
      items: {
        type: "object",
        properties: {
          issue: { type: "string" },
          description: { type: "string" },
          field: { type: "string" },
          value: { type: "string" },
          location: { enum: ["body", "path", "query"] },
        },
        required: ["issue"],
      },
    },
    links: { type: "array" },
  },
  required: ["name", "message", "debug_id"],
};

/** Checks one call and its answer against PayPal's specification and returns the problems. */
export function checkExchange({ line, status, query, body, answer }: Exchange): string[] {
  const describe = (problems: Problem[]) =>
    problems.map(({ path, what }) => `${line} ${status}: ${path.slice(1)} ${what}`);
  if (UNDOCUMENTED.has(line)) return [];
  const call = CALLS.get(line);
  if (!call) return [`${line} ${status}: PayPal's specification has no such call`];
  if (status >= 400) return describe(findInRefusal(call, status, answer));
  const schema = call.answers[String(status)];
  if (schema === undefined) return [`${line} ${status}: PayPal does not answer with this status`];
  const rules = { $defs: call.$defs, closed: true } as const;
  return describe([
    ...(schema ? findProblems(schema, answer, rules) : []),
    ...query
      .filter((name) => !call.query.includes(name))
      .map((name) => wrong(`.${name}`, "is none of PayPal's queries")),
    ...(call.body && body !== undefined ? findProblems(call.body, body, rules, ".body") : []),
  ]);
}

function findInRefusal({ refusals }: CallSchemas, status: number, answer: unknown): Problem[] {
  const problems = findProblems(REFUSAL, answer, { $defs: {}, closed: true });
  const known = refusals[String(status)];
  if (problems.length > 0 || !known || !isNode(answer)) return problems;
  const { name, details } = answer;
  const issues = Array.isArray(details) ? details.map((one) => (isNode(one) ? String(one["issue"]) : "")) : [];
  const isKnown = (list: string[], value: string) => list.length === 0 || list.includes(value);
  return [
    ...(isKnown(known.names, String(name)) ? [] : [wrong(".name", `is ${String(name)}, not ${known.names.join()}`)]),
    ...issues.filter((issue) => !isKnown(known.issues, issue)).map((issue) => wrong(".details", `name ${issue}`)),
  ];
}

/** Maps an event type to the call whose answer has the shape of the event's resource. */
const SHOWN_BY: [RegExp, string][] = [
  [/^CHECKOUT\.ORDER\./, "GET /v2/checkout/orders/:id"],
  [/^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)$/, "GET /v2/payments/refunds/:id"],
  [/^PAYMENT\.CAPTURE\./, "GET /v2/payments/captures/:id"],
  [/^CUSTOMER\.DISPUTE\./, "GET /v1/customer/disputes/:id"],
  [/^VAULT\.PAYMENT-TOKEN\./, "GET /v3/vault/payment-tokens/:id"],
];

/** Returns the problems of an event and of its resource. */
export function checkEvent(event: unknown): string[] {
  const type = isNode(event) ? String(event["event_type"]) : "";
  const events = CALLS.get("GET /v1/notifications/webhooks-events/:id");
  const about = CALLS.get(SHOWN_BY.find(([name]) => name.test(type))?.[1] ?? "");
  if (!events || !about || !isNode(event)) return [`event ${type}: is none that the specification knows`];
  const hold = (call: CallSchemas, value: unknown, path: string) =>
    findProblems(call.answers["200"] ?? {}, value, { $defs: call.$defs, closed: true }, path);
  return [...hold(events, event, ""), ...hold(about, event["resource"], ".resource")].map(
    ({ path, what }) => `event ${type}: ${path.slice(1)} ${what}`,
  );
}

const wrong = (path: string, what: string): Problem => ({ path, what, kind: "value" });
