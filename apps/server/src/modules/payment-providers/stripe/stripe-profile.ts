import type { ProviderProfile } from "../provider-profile.ts";

export const STRIPE: ProviderProfile = {
  name: "Stripe",
  capabilities: {
    keepsCards: true,
    takesBanks: true,
    cardEntry: "stripe-elements",
    fundingSources: [],
    takesWallets: true,
  },
  takesCurrency: () => true,
  methodTypes: ["card", "bank"],
  reviewsPayments: false,
  scripts: { live: "https://js.stripe.com/endive/stripe.js", test: null, sandboxPath: "/stripe/v3/" },
  origins: {
    scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
    frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
    connect: ["https://api.stripe.com"],
    images: [],
  },
  /** The prefixes of the keys name the environment. Both must name the same, and the two keys may not be swapped. */
  environmentOf(publicKey, privateKey) {
    const open = /^pk_(live|test)_\w+$/.exec(publicKey)?.[1];
    const closed = /^(?:sk|rk)_(live|test)_\w+$/.exec(privateKey)?.[1];
    if (!open || open !== closed) return null;
    return open === "live" ? "live" : "test";
  },
  sandboxKeys: (account) => ({ publicKey: `pk_sandbox_${account}`, privateKey: `sk_sandbox_${account}` }),
};
