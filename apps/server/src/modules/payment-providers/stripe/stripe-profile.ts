import type { ProviderProfile } from "../provider-profile.ts";

export const STRIPE: ProviderProfile = {
  name: "Stripe",
  capabilities: { keepsCards: true, takesBanks: true, cardEntry: "stripe-elements" },
  methodTypes: ["card", "bank"],
  reviewsPayments: false,
  scripts: { live: "https://js.stripe.com/endive/stripe.js", test: null, sandboxPath: "/stripe/v3/" },
  /** Its keys say themselves what they are; both must say the same, and neither may stand in the other's place. */
  environmentOf(publicKey, privateKey) {
    const open = /^pk_(live|test)_\w+$/.exec(publicKey)?.[1];
    const closed = /^(?:sk|rk)_(live|test)_\w+$/.exec(privateKey)?.[1];
    if (!open || open !== closed) return null;
    return open === "live" ? "live" : "test";
  },
  sandboxKeys: (account) => ({ publicKey: `pk_sandbox_${account}`, privateKey: `sk_sandbox_${account}` }),
};
