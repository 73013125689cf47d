import type Stripe from "stripe";
import type { Account } from "./account.ts";
import type { Call } from "./call.ts";
import { noSuch } from "./stripe-error.ts";

function describe({ id }: Account): Stripe.Account {
  return {
    id,
    object: "account",
    charges_enabled: true,
    country: "US",
    default_currency: "usd",
    details_submitted: true,
    email: "sandbox@example.com",
    metadata: {},
    payouts_enabled: true,
    type: "standard",
  };
}

export const accountCalls: Call[] = [
  { method: "GET", path: "/v1/account", takes: "", run: (account) => describe(account) },
  {
    method: "GET",
    path: "/v1/accounts/:id",
    takes: "",
    run(account, { id }) {
      if (id !== account.id) throw noSuch("account", id, "account");
      return describe(account);
    },
  },
];
