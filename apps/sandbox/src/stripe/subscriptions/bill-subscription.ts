import { newId, type Account } from "../account.ts";
import { emitEvent } from "../emit-event.ts";
import { changeIntent } from "../payment-intents/change-intent.ts";
import { confirmIntent } from "../payment-intents/confirm-intent.ts";
import { keepIntent } from "../payment-intents/make-intent.ts";
import { StripeError } from "../stripe-error.ts";
import type { Invoice, PaymentIntent, Subscription } from "../wire.ts";
import { subscriptionOf } from "./follow-invoice.ts";
import { makeInvoice, type Reason } from "./make-invoice.ts";

export type Billing = { reason: Reason; offSession: boolean; amount: number; pay: boolean };

/**
 * Creates the invoice of one period and attempts to charge it, unless `how` defers that. An error is stored in the
 * intent.
 */
export function billSubscription(account: Account, subscription: Subscription, how: Billing): StripeError | undefined {
  const invoice = makeInvoice(account, subscription, how.reason, how.amount);
  const billed = account.subscriptions.put(subscription.id, { ...subscription, latest_invoice: invoice.id });
  if (how.amount === 0) return undefined;
  const intent = keepIntent(account, {
    amount: how.amount,
    currency: billed.currency,
    customer: billed.customer,
    payment_method: methodOf(account, billed),
    description: how.reason === "subscription_create" ? "Subscription creation" : "Subscription update",
    receipt_email: null,
    metadata: {},
    setup_future_usage: how.reason === "subscription_create" ? "off_session" : null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    allowed_payment_method_types: null,
  });
  account.invoicePayments.put(intent.id, {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: how.amount,
    created: account.clock.seconds(),
    currency: billed.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  });
  emitEvent(account, "payment_intent.created", intent);
  return how.pay ? tryToPay(account, intent, how.offSession) : undefined;
}

/** Attempts an open invoice again, with the subscription's current payment method. */
export function retryInvoice(account: Account, invoice: Invoice, method?: string): StripeError | undefined {
  account.dues.delete(invoice.id);
  const intent = intentOf(account, invoice);
  const subscription = subscriptionOf(account, invoice);
  if (!intent || !subscription || invoice.status !== "open" || intent.status === "processing") return undefined;
  const ready = account.paymentIntents.put(intent.id, {
    ...intent,
    payment_method: method ?? methodOf(account, subscription),
  });
  return tryToPay(account, ready, true);
}

function intentOf(account: Account, invoice: Invoice): PaymentIntent | undefined {
  const payment = [...account.invoicePayments.values()].findLast((one) => one.invoice === invoice.id);
  const id = payment?.payment.payment_intent;
  return typeof id === "string" ? account.paymentIntents.get(id) : undefined;
}

function tryToPay(account: Account, intent: PaymentIntent, offSession: boolean): StripeError | undefined {
  try {
    confirmIntent(account, intent, { offSession, mandate: false });
    return undefined;
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const after = account.paymentIntents.get(intent.id);
    // A method that was deleted or is not verified counts as a failed attempt, like a decline.
    if (after && error.status !== 402) {
      const { code, message } = error.body;
      changeIntent(
        account,
        after,
        {
          status: "requires_payment_method",
          payment_method: null,
          last_payment_error: { ...(code ? { code } : {}), message, type: "invalid_request_error" },
        },
        "payment_intent.payment_failed",
      );
    }
    return error;
  }
}

function methodOf(account: Account, subscription: Subscription): string | null {
  const customer = account.customers.get(subscription.customer);
  const usual = customer?.invoice_settings.default_payment_method;
  const source = typeof subscription.default_source === "string" ? subscription.default_source : null;
  return (
    subscription.default_payment_method ??
    source ??
    (typeof usual === "string" ? usual : null) ??
    customer?.default_source ??
    null
  );
}
