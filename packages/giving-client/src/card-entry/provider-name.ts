import type { Provider } from "@offertory/contract";

/** What the payment providers call themselves, in every language. */
const NAMES: Record<Provider, string> = { stripe: "Stripe", paypal: "PayPal" };

export const providerName = ({ provider }: { provider: Provider }): string => NAMES[provider];
