import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "../payments/clock.ts";
import type { StateFile, Table } from "../payments/state-file.ts";
import type { WebhookQueue } from "../payments/webhooks.ts";
import type { Behaviour } from "./cards/card-behaviours.ts";
import type { TokenCard } from "./cards/token-card.ts";
import type { TokenTerms } from "./confirmation-tokens/token-terms.ts";
import type * as Wire from "./wire.ts";

/** What the sandbox stores of a card or bank account and never shows. */
export type Instrument = {
  id: string;
  behaviour: Behaviour;
  /** Authenticated once for later use, so that 3-D Secure is not repeated. */
  setUp: boolean;
  /** Bank accounts only: verified by the two deposits; how many attempts failed; the mandate to debit, or null. */
  verified: boolean;
  tries: number;
  mandate: string | null;
  /** Used without a customer, or detached from one: it cannot be used again. */
  spent: boolean;
};

/** An answer that is saved under an idempotency key, to be sent again. */
export type SavedAnswer = { fingerprint: string; status: number; body: string; at: number };

/** One merchant: everything that belongs to one secret key. */
export type Account = {
  id: string;
  /** The part that both keys share after `sk_` and `pk_`. */
  key: string;
  clock: Clock;
  queue: WebhookQueue;
  /** The call that is being answered, for the `request` field of its events. */
  request: { id: string | null; idempotency_key: string | null };
  /** Idempotency keys of calls that are running. */
  keysInUse: Set<string>;
  customers: Table<Wire.Customer>;
  deletedCustomers: Table<Wire.DeletedCustomer>;
  paymentMethods: Table<Wire.PaymentMethod>;
  bankAccounts: Table<Wire.BankAccount>;
  instruments: Table<Instrument>;
  tokens: Table<Wire.Token>;
  /** The card behind each token of a card. */
  tokenCards: Table<TokenCard>;
  confirmationTokens: Table<Wire.ConfirmationToken>;
  /** What each confirmation token may be used for, and the payment method behind it. */
  tokenTerms: Table<TokenTerms>;
  setupIntents: Table<Wire.SetupIntent>;
  paymentIntents: Table<Wire.PaymentIntent>;
  charges: Table<Wire.Charge>;
  refunds: Table<Wire.Refund>;
  disputes: Table<Wire.Dispute>;
  balanceTransactions: Table<Wire.BalanceTransaction>;
  payouts: Table<Wire.Payout>;
  mandates: Table<Wire.Mandate>;
  products: Table<Wire.Product>;
  prices: Table<Wire.Price>;
  subscriptions: Table<Wire.Subscription>;
  invoices: Table<Wire.Invoice>;
  /** By the id of the payment intent that pays. */
  invoicePayments: Table<Wire.InvoicePayment>;
  events: Table<Wire.Event>;
  endpoints: Table<Wire.WebhookEndpoint>;
  /** The signing secret of each webhook endpoint, and the payout of each balance transaction. */
  secrets: Table<string>;
  paidOut: Table<string>;
  answers: Table<SavedAnswer>;
  /** Scheduled tasks: the time in milliseconds, by the id of the object concerned. */
  dues: Table<number>;
};

export function openAccount(state: StateFile, key: string, clock: Clock, queue: WebhookQueue): Account {
  const rows = <Row extends { object: string }>(name: string, object: Row["object"]) =>
    state.table(`${key}/${name}`, (value): value is Row => isObject(value, object));
  const plain = <Row>(name: string, isRow: (value: unknown) => value is Row) => state.table(`${key}/${name}`, isRow);
  const isText = (value: unknown): value is string => typeof value === "string";
  return {
    id: accountId(key),
    key,
    clock,
    queue,
    request: { id: null, idempotency_key: null },
    keysInUse: new Set(),
    customers: rows<Wire.Customer>("customers", "customer"),
    deletedCustomers: rows<Wire.DeletedCustomer>("deleted_customers", "customer"),
    paymentMethods: rows<Wire.PaymentMethod>("payment_methods", "payment_method"),
    bankAccounts: rows<Wire.BankAccount>("bank_accounts", "bank_account"),
    instruments: plain("instruments", (value): value is Instrument => hasField(value, "behaviour")),
    tokens: rows<Wire.Token>("tokens", "token"),
    tokenCards: plain("token_cards", (value): value is TokenCard => hasField(value, "fingerprint")),
    confirmationTokens: rows<Wire.ConfirmationToken>("confirmation_tokens", "confirmation_token"),
    tokenTerms: plain("token_terms", (value): value is TokenTerms => hasField(value, "method")),
    setupIntents: rows<Wire.SetupIntent>("setup_intents", "setup_intent"),
    paymentIntents: rows<Wire.PaymentIntent>("payment_intents", "payment_intent"),
    charges: rows<Wire.Charge>("charges", "charge"),
    refunds: rows<Wire.Refund>("refunds", "refund"),
    disputes: rows<Wire.Dispute>("disputes", "dispute"),
    balanceTransactions: rows<Wire.BalanceTransaction>("balance_transactions", "balance_transaction"),
    payouts: rows<Wire.Payout>("payouts", "payout"),
    mandates: rows<Wire.Mandate>("mandates", "mandate"),
    products: rows<Wire.Product>("products", "product"),
    prices: rows<Wire.Price>("prices", "price"),
    subscriptions: rows<Wire.Subscription>("subscriptions", "subscription"),
    invoices: rows<Wire.Invoice>("invoices", "invoice"),
    invoicePayments: rows<Wire.InvoicePayment>("invoice_payments", "invoice_payment"),
    events: rows<Wire.Event>("events", "event"),
    endpoints: rows<Wire.WebhookEndpoint>("webhook_endpoints", "webhook_endpoint"),
    secrets: plain("secrets", isText),
    paidOut: plain("paid_out", isText),
    answers: plain("answers", (value): value is SavedAnswer => hasField(value, "fingerprint")),
    dues: plain("dues", (value): value is number => typeof value === "number"),
  };
}

const accountId = (key: string) => `acct_${createHash("sha256").update(key).digest("hex").slice(0, 16)}`;

/** Returns an id as Stripe makes them. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

function isObject(value: unknown, object: string): boolean {
  return typeof value === "object" && value !== null && "object" in value && value.object === object;
}

function hasField(value: unknown, name: string): boolean {
  return typeof value === "object" && value !== null && name in value;
}
