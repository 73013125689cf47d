import type { Environment, Provider } from "@offertory/contract";

/** The providers' own names, the same in every language. */
export const PROVIDER_NAMES: Record<Provider, string> = { stripe: "Stripe", paypal: "PayPal" };

export const PROVIDER_HINTS = {
  stripe: "treasury:gateways.stripeHint",
  paypal: "treasury:gateways.paypalHint",
} as const satisfies Record<Provider, string>;

export const ENVIRONMENT_LABELS = {
  sandbox: "treasury:gateways.sandbox",
  test: "treasury:gateways.test",
  live: "treasury:gateways.live",
} as const satisfies Record<Environment, string>;

export const ENVIRONMENT_HINTS = {
  sandbox: "treasury:gateways.sandboxHint",
  test: "treasury:gateways.testHint",
  live: "treasury:gateways.liveHint",
} as const satisfies Record<Environment, string>;
