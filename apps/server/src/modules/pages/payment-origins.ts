import type { Config } from "../../platform/config/config.ts";

/** Where a payment provider's script, frames, calls and pictures come from. */
export interface PaymentOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  connect: readonly string[];
  images: readonly string[];
}

/** As the providers document them for pages with a policy; PayPal names no hosts but these. */
const COMPANIES = {
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

type Company = keyof typeof COMPANIES;

/** What a page with card entry must reach: of these providers, or of the sandbox that stands in for one of them. */
export function paymentOrigins(
  { sandboxUrl }: Pick<Config, "sandboxUrl">,
  ways: readonly { provider: Company; sandbox: boolean }[],
): PaymentOrigins {
  const inSandbox = sandboxUrl !== null && ways.some(({ sandbox }) => sandbox) ? [new URL(sandboxUrl).origin] : [];
  const real = (["stripe", "paypal"] as const).filter((company) =>
    ways.some(({ provider, sandbox }) => provider === company && !sandbox),
  );
  const all = (kind: keyof PaymentOrigins) => [
    ...new Set([...inSandbox, ...real.flatMap((company) => COMPANIES[company][kind])]),
  ];
  return { scripts: all("scripts"), frames: all("frames"), connect: all("connect"), images: all("images") };
}

/** An app that goes from page to page by itself keeps the policy of the page it began with: all that any church may need. */
export const anyPaymentOrigins = (config: Pick<Config, "sandboxUrl">): PaymentOrigins =>
  paymentOrigins(
    config,
    (["stripe", "paypal"] as const).flatMap((provider) => [
      { provider, sandbox: false },
      { provider, sandbox: true },
    ]),
  );
