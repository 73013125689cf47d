import { FUNDING_SOURCES } from "@offertory/contract";
import type { ProviderProfile } from "../provider-profile.ts";

/** PayPal documents only these wildcards. */
const HOSTS = ["https://*.paypal.com", "https://*.paypalobjects.com"];

/**
 * https://developer.paypal.com/api/rest/reference/currency-codes/. It also takes forints and Taiwan dollars, but only
 * whole ones, which our amounts with two decimals may not be.
 */
const CURRENCIES = "AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB USD";

export const PAYPAL: ProviderProfile = {
  name: "PayPal",
  capabilities: {
    keepsCards: false,
    takesBanks: false,
    cardEntry: "paypal-card-fields",
    fundingSources: [...FUNDING_SOURCES],
    takesWallets: false,
  },
  takesCurrency: (currency) => CURRENCIES.includes(currency),
  methodTypes: ["paypal"],
  acceptedStatus: "CREATED",
  reviewsPayments: true,
  scripts: {
    live: "https://www.paypal.com/web-sdk/v6/core",
    // PayPal's own loader loads the script for live keys only.
    test: "https://www.sandbox.paypal.com/web-sdk/v6/core",
    sandboxPath: "/paypal/web-sdk/v6/core",
  },
  origins: { scripts: HOSTS, frames: HOSTS, connect: HOSTS, images: HOSTS },
  /** PayPal's keys do not show their environment, so the church says it. */
  environmentOf(publicKey, privateKey, enteredEnvironment) {
    const isKey = (key: string) => /^[\w-]{20,}$/.test(key) && !key.startsWith("sandbox-");
    return isKey(publicKey) && isKey(privateKey) ? enteredEnvironment : null;
  },
  sandboxKeys: (account) => ({ publicKey: `sandbox-${account}`, privateKey: `sandbox-secret-${account}` }),
};
