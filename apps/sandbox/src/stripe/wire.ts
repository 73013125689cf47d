import type Stripe from "stripe";

// The compiler checks what is stored and answered against the types of Stripe's library. Only two things differ in the
// JSON: a field that can be expanded is an id, and decimals are text.

export type Customer = Stripe.Customer & { default_source: string | null };
export type DeletedCustomer = Stripe.DeletedCustomer;
export type PaymentMethod = Stripe.PaymentMethod & { customer: string | null };
export type BankAccount = Stripe.BankAccount & { customer: string | null };
export type PaymentIntent = Stripe.PaymentIntent & {
  customer: string | null;
  latest_charge: string | null;
  payment_method: string | null;
};
export type SetupIntent = Stripe.SetupIntent & { customer: string | null; payment_method: string | null };
export type Charge = Stripe.Charge & {
  balance_transaction: string | null;
  customer: string | null;
  payment_intent: string | null;
};
export type Refund = Stripe.Refund & {
  balance_transaction: string | null;
  charge: string | null;
  payment_intent: string | null;
};
export type Dispute = Stripe.Dispute & { charge: string; payment_intent: string | null };
export type BalanceTransaction = Stripe.BalanceTransaction & { source: string | null };
export type Payout = Stripe.Payout & { balance_transaction: string | null };
export type Mandate = Stripe.Mandate & { payment_method: string };
export type Token = Stripe.Token;
export type ConfirmationToken = Stripe.ConfirmationToken;
export type Product = Stripe.Product;
export type WebhookEndpoint = Stripe.WebhookEndpoint;
export type Price = Omit<Stripe.Price, "unit_amount_decimal"> & { product: string; unit_amount_decimal: string | null };
export type Plan = Omit<Stripe.Plan, "amount_decimal"> & { amount_decimal: string | null };
export type SubscriptionItem = Omit<Stripe.SubscriptionItem, "price" | "plan"> & { price: Price; plan: Plan };
export type Subscription = Omit<Stripe.Subscription, "items"> & {
  customer: string;
  default_payment_method: string | null;
  items: ListOf<SubscriptionItem>;
  latest_invoice: string | null;
};
export type InvoiceLine = Omit<Stripe.InvoiceLineItem, "quantity_decimal" | "pricing"> & {
  quantity_decimal: string | null;
  pricing:
    | (Omit<Stripe.InvoiceLineItem.Pricing, "unit_amount_decimal"> & { unit_amount_decimal: string | null })
    | null;
};
export type InvoicePayment = Stripe.InvoicePayment & { invoice: string };
export type Invoice = Omit<Stripe.Invoice, "lines" | "payments" | "confirmation_secret"> & {
  customer: string | null;
  default_payment_method: string | null;
  lines: ListOf<InvoiceLine>;
};

export type ListOf<Row> = { object: "list"; data: Row[]; has_more: boolean; url: string };

export type Event = {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
};

export type EventType = Stripe.Event["type"];

export const API_VERSION = "2026-10-28.endive";
