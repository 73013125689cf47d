import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An event that was told and asked for is one delivery",
    file: "./inbox-store.ts",
    find: "on conflict (gateway_id, event_id) do nothing",
    replace: "on conflict (gateway_id, event_id) do update set polled = true",
    test: "../events/poll-events.test.ts",
    title: "what was told and asked for is one delivery, worked on once",
  },
  {
    guard: "Webhooks about payment methods are handled",
    file: "../../giving/webhook-handlers.ts",
    find: "  method: (event) => handlePaymentMethodEvent(context, event),\n",
    replace: "",
    test: "../payment-methods/sync-method.test.ts",
    title: "is listed by its webhook alone, where nobody looked; a window that was closed lists nothing",
  },
  {
    guard: "WebhookDelivery safety: a network causes few calls to PayPal",
    file: "./receive-webhook.ts",
    find: "await context.limits.count(CALLS_BY_NETWORK, networkOf(context, address));",
    replace: "",
    test: "../../payment-providers/paypal/paypal-webhooks.test.ts",
    title: "a flood of forged deliveries causes hardly a call to PayPal, and genuine ones get through it",
  },
  {
    guard: "WebhookDelivery safety: a church's webhook causes few calls to PayPal",
    file: "./receive-webhook.ts",
    find: "await context.limits.count(CALLS_BY_CHURCH, churchId);",
    replace: "",
    test: "../../payment-providers/paypal/paypal-webhooks.test.ts",
    title: "a flood of forged deliveries causes hardly a call to PayPal, and genuine ones get through it",
  },
];
