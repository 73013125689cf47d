import { type Provider, PROVIDERS } from "@offertory/contract";
import type { Config } from "../../platform/config/config.ts";
import { type PaymentOrigins, PROVIDER_PROFILES } from "../payment-providers/index.ts";

/**
 * Returns the origins that a page with card entry must allow: those of these providers, or of the sandbox in their
 * place.
 */
export function paymentOrigins(
  { sandboxUrl }: Pick<Config, "sandboxUrl">,
  gateways: readonly { provider: Provider; sandbox: boolean }[],
): PaymentOrigins {
  const sandboxOrigins =
    sandboxUrl !== null && gateways.some(({ sandbox }) => sandbox) ? [new URL(sandboxUrl).origin] : [];
  const liveProviders = PROVIDERS.filter((name) =>
    gateways.some(({ provider, sandbox }) => provider === name && !sandbox),
  );
  const all = (kind: keyof PaymentOrigins) => [
    ...new Set([...sandboxOrigins, ...liveProviders.flatMap((name) => PROVIDER_PROFILES[name].origins[kind])]),
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
    PROVIDERS.flatMap((provider) => [
      { provider, sandbox: false },
      { provider, sandbox: true },
    ]),
  );
