import type ts from "typescript-5";
import { openDescriber } from "./describe-type.ts";
import { readStripeLibrary } from "./read-stripe-library.ts";
import type { Definitions, Schema } from "../../apps/sandbox/src/payments/schemas/schema.ts";

/** The API objects that Offertory uses; others are only named. */
const OBJECTS = [
  "Account",
  "Balance",
  "BalanceTransaction",
  "BankAccount",
  "Card",
  "Charge",
  "ConfirmationToken",
  "Customer",
  "DeletedBankAccount",
  "DeletedCustomer",
  "DeletedWebhookEndpoint",
  "Dispute",
  "EventBase",
  "Invoice",
  "InvoiceLineItem",
  "InvoicePayment",
  "Mandate",
  "PaymentIntent",
  "PaymentMethod",
  "Payout",
  "Plan",
  "Price",
  "Product",
  "Refund",
  "SetupIntent",
  "Subscription",
  "SubscriptionItem",
  "Token",
  "WebhookEndpoint",
];

const OUR_METHODS = new Set(["card", "link", "us_bank_account"]);
/** Fields that the library adds to an error and that are not in the JSON. */
const ADDED_TO_ERRORS = new Set(["headers", "statusCode", "requestId", "detail", "exception"]);

type Schemas = { $schema: string; from: string; $defs: Definitions };

export type StripeSchemas = {
  /** The API objects, the answer of each call, and the object of each event type. */
  objects: Schemas & { answers: Record<string, Schema>; events: Record<string, Schema> };
  /** The parameters of each call. */
  params: Schemas & { calls: Record<string, Schema> };
};

const DRAFT = "https://json-schema.org/draft/2020-12/schema";

/** Reads the types of Stripe's library for the calls named by `lines`, such as "GET /v1/charges/:id". */
export function walkStripeTypes(lines: string[]): StripeSchemas {
  const library = readStripeLibrary();
  const { checker } = library;
  const foreign = new Set(foreignMethods(checker, library.typeOf("PaymentMethod")));
  const objects = OBJECTS.map(library.typeOf);
  const instead = new Map([["Event", library.typeOf("EventBase")]]);
  const symbols = new Set(objects.map(({ symbol }) => symbol));
  const answers = openDescriber(checker, { objects: symbols, foreign, instead });
  const asked = openDescriber(checker, { objects: new Set(), foreign, instead: new Map() });

  const known = new Map(library.calls().map((call) => [call.line, call]));
  const answered: Record<string, Schema> = {};
  const taken: Record<string, Schema> = {};
  for (const line of lines.toSorted()) {
    const call = known.get(line);
    if (!call) throw new Error(`Stripe's library has no call ${line}`);
    answered[line] = answers.describe(call.answer);
    taken[line] = call.params ? asked.describe(call.params) : { type: "object", additionalProperties: false };
  }
  for (const object of objects) answers.describe(object);
  const events = describeEvents(checker, library.typeOf("Event"), answers.describe);
  const error = describeError(checker, library.typeOf("StripeRawError"), answers.describe);
  const head = { $schema: DRAFT, from: `stripe ${library.version}` };
  const $defs = sorted({ ...answers.definitions, ...anyEvent(), Error: error });
  return {
    objects: { ...head, $defs, answers: answered, events: sorted(events) },
    params: { ...head, $defs: sorted(asked.definitions), calls: taken },
  };
}

/** Returns the names of the payment methods that we do not support; fields are named after them. */
function foreignMethods(checker: ts.TypeChecker, method: ts.Type): string[] {
  const kind = method.getProperty("type");
  const type = kind && checker.getTypeOfSymbol(kind);
  const names = type?.isUnion() ? type.types.flatMap((one) => (one.isStringLiteral() ? [one.value] : [])) : [];
  return names.filter((name) => !OUR_METHODS.has(name));
}

/** Returns the object of each event type, if it is one of our objects. */
function describeEvents(checker: ts.TypeChecker, event: ts.Type, describe: (type: ts.Type) => Schema) {
  const events: Record<string, Schema> = {};
  for (const one of event.isUnion() ? event.types : []) {
    const type = one.getProperty("type");
    const data = one.getProperty("data");
    const object = data && checker.getTypeOfSymbol(data).getProperty("object");
    const name = type && checker.getTypeOfSymbol(type);
    if (!object || !name?.isStringLiteral()) continue;
    const about = checker.getTypeOfSymbol(object);
    if ((about.isUnion() ? about.types : [about]).every(({ symbol }) => !OBJECTS.includes(symbol.name))) continue;
    events[name.value] = describe(about);
  }
  return events;
}

/** `events` describes the object of each event type; here it may be anything. */
const anyEvent = (): Definitions => ({
  "Event.Data.Object": { type: "object" },
  "Event.Data.PreviousAttributes": { type: "object" },
});

function describeError(checker: ts.TypeChecker, raw: ts.Type, describe: (type: ts.Type) => Schema): Schema {
  const fields = raw.getProperties().filter(({ name }) => !ADDED_TO_ERRORS.has(name));
  const properties = fields.map((property) => [property.name, describe(checker.getTypeOfSymbol(property))] as const);
  const error = { type: "object", properties: Object.fromEntries(properties), required: ["type", "message"] };
  return {
    type: "object",
    properties: { error: { ...error, additionalProperties: false } },
    required: ["error"],
    additionalProperties: false,
  };
}

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
