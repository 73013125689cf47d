import { PROVIDERS, type MethodType, type Provider } from "@offertory/contract";
import { PAYPAL } from "./paypal/paypal-profile.ts";
import type { ProviderProfile } from "./provider-profile.ts";
import { STRIPE } from "./stripe/stripe-profile.ts";

export const PROVIDER_PROFILES: Record<Provider, ProviderProfile> = { stripe: STRIPE, paypal: PAYPAL };

export const REVIEWING_PROVIDERS = PROVIDERS.filter((provider) => PROVIDER_PROFILES[provider].reviewsPayments);

export const providerOfMethod = (type: MethodType): Provider =>
  PROVIDERS.find((provider) => PROVIDER_PROFILES[provider].methodTypes.includes(type)) ?? PROVIDERS[0];
