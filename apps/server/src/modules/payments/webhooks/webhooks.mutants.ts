import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An event that arrives by webhook and by polling is stored once",
    file: "./inbox-store.ts",
    find: "on conflict (gateway_id, event_id) do nothing",
    replace: "on conflict (gateway_id, event_id) do update set polled = true",
    test: "../events/poll-events.test.ts",
    title: "an event that arrives by webhook and by polling is stored once",
  },
  {
    guard: "Webhooks about payment methods are handled",
    file: "../../giving/webhook-handlers.ts",
    find: "  method: (event) => handlePaymentMethodEvent(context, event),\n",
    replace: "",
    test: "../payment-methods/sync-method.test.ts",
    title: "is listed after its webhook alone; a canceled setup lists nothing",
  },
  {
    guard: "Webhook safety: one network causes few calls to PayPal",
    file: "./receive-webhook.ts",
    find: "await context.limits.count(CALLS_BY_NETWORK, networkOf(context, address));",
    replace: "",
    test: "../../payment-providers/paypal/paypal-webhooks.test.ts",
    title: "a flood of forged webhooks causes few calls to PayPal, and genuine webhooks are still accepted",
  },
  {
    guard: "Webhook safety: the webhook of one church causes few calls to PayPal",
    file: "./receive-webhook.ts",
    find: "await context.limits.count(CALLS_BY_CHURCH, churchId);",
    replace: "",
    test: "../../payment-providers/paypal/paypal-webhooks.test.ts",
    title: "a flood of forged webhooks causes few calls to PayPal, and genuine webhooks are still accepted",
  },
];
