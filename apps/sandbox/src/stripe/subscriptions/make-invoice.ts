import { newId, type Account } from "../account.ts";
import { emitEvent } from "../emit-event.ts";
import type { Invoice, InvoiceLine, Subscription } from "../wire.ts";

export type Reason = "subscription_create" | "subscription_cycle" | "subscription_update";

/** Creates the invoice for one period of a subscription: open, or paid at once when its amount is zero. */
export function makeInvoice(account: Account, subscription: Subscription, reason: Reason, amount: number): Invoice {
  const now = account.clock.seconds();
  const customer = account.customers.get(subscription.customer);
  const item = subscription.items.data[0];
  const id = newId("in");
  const sequence = customer?.next_invoice_sequence ?? 1;
  if (customer) account.customers.put(customer.id, { ...customer, next_invoice_sequence: sequence + 1 });
  const nothing = amount === 0;
  const invoice: Invoice = {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Sandbox",
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: nothing,
    auto_advance: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `https://invoice.stripe.com/i/sandbox/${id}`,
    invoice_pdf: `https://pay.stripe.com/invoice/sandbox/${id}/pdf`,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: "list",
      data: [lineOf(subscription, id, amount)],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer?.invoice_prefix ?? "SANDBOX"}-${String(sequence).padStart(4, "0")}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: reason === "subscription_cycle" ? (item?.current_period_start ?? now) : now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: nothing ? "paid" : "open",
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: nothing ? now : null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  };
  account.invoices.put(id, invoice);
  emitEvent(account, "invoice.created", invoice);
  emitEvent(account, "invoice.finalized", invoice);
  if (nothing) {
    emitEvent(account, "invoice.paid", invoice);
    emitEvent(account, "invoice.payment_succeeded", invoice);
  }
  return invoice;
}

function lineOf(subscription: Subscription, invoice: string, amount: number): InvoiceLine {
  const item = subscription.items.data[0];
  return {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: subscription.currency,
    description: amount === 0 ? "Trial period" : "1 × Gift",
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item?.id ?? "",
      },
      type: "subscription_item_details",
    },
    period: { end: item?.current_period_end ?? 0, start: item?.current_period_start ?? 0 },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item?.price.id ?? "", product: item?.price.product ?? "" },
      type: "price_details",
      unit_amount_decimal: String(amount),
    },
    quantity: 1,
    quantity_decimal: "1",
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
