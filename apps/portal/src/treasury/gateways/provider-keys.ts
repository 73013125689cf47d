import type { Provider } from "@offertory/contract";

interface ProviderKeys {
  publicLabel: "treasury:gateways.clientId" | "treasury:gateways.publicKey";
  publicExample?: string;
  privateExample?: string;
  /** Whether the church has to choose the environment, because the keys do not contain it. */
  asksEnvironment: boolean;
  /** Whether bank accounts have their own fee rate. */
  hasBankRate: boolean;
}

/** The fields for each provider, needed before a gateway exists that reports its capabilities. */
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
