import type { Config } from "../../platform/config/config.ts";

/** The origins of a payment provider's scripts, frames, API calls and images, for the Content Security Policy. */
export interface PaymentOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  connect: readonly string[];
  images: readonly string[];
}

/** The hosts that the providers document for a Content Security Policy. PayPal documents only these wildcards. */
const PROVIDER_ORIGINS = {
  stripe: {
    scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
    frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
    connect: ["https://api.stripe.com"],
    images: [],
  },
  paypal: {
    scripts: ["https://*.paypal.com", "https://*.paypalobjects.com"],
    frames: ["https://*.paypal.com", "https://*.paypalobjects.com"],
    connect: ["https://*.paypal.com", "https://*.paypalobjects.com"],
    images: ["https://*.paypal.com", "https://*.paypalobjects.com"],
  },
} satisfies Record<string, PaymentOrigins>;

type ProviderName = keyof typeof PROVIDER_ORIGINS;

/**
 * Returns the origins that a page with card entry must allow: those of these providers, or of the sandbox in their
 * place.
 */
export function paymentOrigins(
  { sandboxUrl }: Pick<Config, "sandboxUrl">,
  gateways: readonly { provider: ProviderName; sandbox: boolean }[],
): PaymentOrigins {
  const sandboxOrigins =
    sandboxUrl !== null && gateways.some(({ sandbox }) => sandbox) ? [new URL(sandboxUrl).origin] : [];
  const liveProviders = (["stripe", "paypal"] as const).filter((name) =>
    gateways.some(({ provider, sandbox }) => provider === name && !sandbox),
  );
  const all = (kind: keyof PaymentOrigins) => [
    ...new Set([...sandboxOrigins, ...liveProviders.flatMap((name) => PROVIDER_ORIGINS[name][kind])]),
  ];
  return { scripts: all("scripts"), frames: all("frames"), connect: all("connect"), images: all("images") };
}

/**
 * Returns the origins of all providers. A single-page app keeps the policy of the page it was loaded with, so the
 * policy must cover every church.
 */
export const anyPaymentOrigins = (config: Pick<Config, "sandboxUrl">): PaymentOrigins =>
  paymentOrigins(
    config,
    (["stripe", "paypal"] as const).flatMap((provider) => [
      { provider, sandbox: false },
      { provider, sandbox: true },
    ]),
  );
