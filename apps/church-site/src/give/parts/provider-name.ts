import type { PageGateway } from "@offertory/contract/giving/donation-page";

/** What the payment providers call themselves, in every language. */
const NAMES: Record<PageGateway["provider"], string> = { stripe: "Stripe", paypal: "PayPal" };

export const providerName = ({ provider }: Pick<PageGateway, "provider">): string => NAMES[provider];
