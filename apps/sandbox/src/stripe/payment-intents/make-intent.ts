import { randomBytes } from "node:crypto";
import { newId, type Account } from "../account.ts";
import { isWhole, minimumOf, readCurrency } from "../currencies.ts";
import { findCustomer } from "../customers/customer.calls.ts";
import type { FoundToken } from "../confirmation-tokens/use-confirmation-token.ts";
import { mergeMetadata, type Params } from "../params.ts";
import { findPayer } from "../payment-methods/find-payer.ts";
import { invalid, missingParam } from "../stripe-error.ts";
import type { PaymentIntent } from "../wire.ts";

const MAX_AMOUNT = 99_999_999;

/** Creates a payment intent; nothing is paid yet. */
export function makeIntent(account: Account, params: Params, token?: FoundToken): PaymentIntent {
  const customer = params.nullable("customer");
  if (customer) findCustomer(account, customer, "customer");
  const method = token?.method ?? params.nullable("payment_method");
  const payer = method ? findPayer(account, method, customer) : undefined;
  const allowed = params.texts("allowed_payment_method_types");
  const currency = readCurrency(params.required("currency"), "currency");
  return keepIntent(account, {
    amount: readAmount(params, currency),
    currency,
    customer,
    payment_method: payer?.id ?? null,
    description: params.nullable("description"),
    receipt_email: params.nullable("receipt_email"),
    metadata: mergeMetadata({}, params),
    setup_future_usage: params.nullable("setup_future_usage") ?? token?.token.setup_future_usage ?? null,
    statement_descriptor: params.nullable("statement_descriptor"),
    statement_descriptor_suffix: params.nullable("statement_descriptor_suffix"),
    allowed_payment_method_types: allowed.length > 0 ? allowed : null,
  });
}

type IntentTerms = Pick<
  PaymentIntent,
  | "amount"
  | "currency"
  | "customer"
  | "payment_method"
  | "description"
  | "receipt_email"
  | "metadata"
  | "setup_future_usage"
  | "statement_descriptor"
  | "statement_descriptor_suffix"
  | "allowed_payment_method_types"
>;

export function keepIntent(account: Account, terms: IntentTerms): PaymentIntent {
  const id = newId("pi");
  const allowed = terms.allowed_payment_method_types;
  const intent: PaymentIntent = {
    id,
    object: "payment_intent",
    allowed_payment_method_types: allowed,
    amount: terms.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: allowed ? null : { allow_redirects: "never", enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
    confirmation_method: "automatic",
    created: account.clock.seconds(),
    currency: terms.currency,
    customer: terms.customer,
    customer_account: null,
    description: terms.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: terms.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: terms.payment_method,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types:
      allowed ?? (terms.currency === "usd" ? ["card", "link", "us_bank_account"] : ["card", "link"]),
    payment_record: null,
    processing: null,
    receipt_email: terms.receipt_email,
    review: null,
    setup_future_usage: terms.setup_future_usage,
    shipping: null,
    source: null,
    statement_descriptor: terms.statement_descriptor,
    statement_descriptor_suffix: terms.statement_descriptor_suffix,
    status: terms.payment_method ? "requires_confirmation" : "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  };
  return account.paymentIntents.put(id, intent);
}

export function readAmount(params: Params, currency: string): number {
  const amount = params.integer("amount");
  if (amount === undefined) throw missingParam("amount");
  if (amount < 1)
    throw invalid("amount", "This value must be greater than or equal to 1.", "parameter_invalid_integer");
  if (amount < minimumOf(currency))
    throw invalid("amount", `Amount must be at least ${minimumOf(currency)} ${currency}`, "amount_too_small");
  if (!isWhole(amount, currency)) throw invalid("amount", `Invalid amount for ${currency}: the last digits must be 0.`);
  if (amount > MAX_AMOUNT) throw invalid("amount", "Amount must be no more than $999,999.99", "amount_too_large");
  return amount;
}
