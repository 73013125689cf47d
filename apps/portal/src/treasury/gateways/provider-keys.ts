import type { Provider } from "@offertory/contract";

interface ProviderKeys {
  publicLabel: "treasury:gateways.clientId" | "treasury:gateways.publicKey";
  publicExample?: string;
  privateExample?: string;
  /** The keys do not tell whether they are for tests: the church says it. */
  asksEnvironment: boolean;
  /** Bank accounts have a rate of their own. */
  hasBankRate: boolean;
}

/** What is asked before there is a gateway that says what its provider can do. */
export const PROVIDER_KEYS: Record<Provider, ProviderKeys> = {
  stripe: {
    publicLabel: "treasury:gateways.publicKey",
    publicExample: "pk_live_…",
    privateExample: "sk_live_…",
    asksEnvironment: false,
    hasBankRate: true,
  },
  paypal: { publicLabel: "treasury:gateways.clientId", asksEnvironment: true, hasBankRate: false },
};
