import type { Provider } from "@offertory/contract";

/** The names of the payment providers, which are the same in every language. */
const NAMES: Record<Provider, string> = { stripe: "Stripe", paypal: "PayPal" };

export const providerName = ({ provider }: { provider: Provider }): string => NAMES[provider];
