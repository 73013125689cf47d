import { newId, type Account } from "../account.ts";
import type { Price, Subscription, SubscriptionItem } from "../wire.ts";
import { planOf } from "./make-price.ts";

export function makeItem(
  price: Price,
  start: number,
  end: number,
  quantity: number,
): Omit<SubscriptionItem, "subscription"> {
  return {
    id: newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: start,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    tax_rates: [],
  };
}

export type SubscriptionTerms = {
  customer: string;
  anchor: number;
  trialEnd: number | null;
  method: string | null;
  source: string | null;
  status: "trialing" | "active" | "incomplete";
  metadata: Record<string, string>;
  description: string | null;
  cancelAtPeriodEnd: boolean;
  item: Omit<SubscriptionItem, "subscription">;
};

/** Returns a subscription as it is before its first invoice. */
export function describeSubscription(account: Account, terms: SubscriptionTerms): Subscription {
  const id = newId("sub");
  const now = account.clock.seconds();
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: terms.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: terms.cancelAtPeriodEnd ? terms.item.current_period_end : null,
    cancel_at_period_end: terms.cancelAtPeriodEnd,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: terms.item.price.currency,
    customer: terms.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: terms.method,
    default_source: terms.source,
    default_tax_rates: [],
    description: terms.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      data: [{ ...terms.item, subscription: id }],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: terms.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: terms.status,
    test_clock: null,
    transfer_data: null,
    trial_end: terms.trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" } },
    trial_start: terms.trialEnd ? now : null,
  };
}
